import { formatNumber } from '@sumai/format/number'
import { ListingRows } from '@sumai/listings/listing-rows'
import { ButtonLink } from '@sumai/ui/button'
import { LinkChips } from '@sumai/ui/link-chips'
import { type ComponentProps, useId } from 'react'
import { inBrackets } from './in-brackets.ts'
import styles from './near-list.module.css'

type Way = { label: string; to: string; total: number }

type Props<R extends { bukkenNo: string; tags: string[] }> = ComponentProps<typeof ListingRows<R>> &
  /** The condition without which they were found, and all that were. */
  Way & {
    /** 部屋, 物件 */
    about: string
    /** They lie in the municipalities next to the one that `label` names. */
    isBeside: boolean
    /** Other conditions that could be dropped instead. */
    others: readonly Way[]
  }

/** Below a search that found little: what it finds without one of its conditions, or close by. */
export function NearList<R extends { bukkenNo: string; tags: string[] }>(props: Props<R>) {
  const { about, label, isBeside, to, total, others, ...rows } = props
  const id = useId()
  const how = isBeside ? 'の近くで見つかる' : 'を外すと見つかる'
  return (
    <section aria-labelledby={id} className={styles.near}>
      <h2 id={id} className={styles.heading}>{`${inBrackets(label)}${how}${about}`}</h2>
      <ListingRows {...rows} />
      {total > rows.rooms.length && (
        <ButtonLink to={to} variant="outline">{`${formatNumber(total)}件をすべて見る`}</ButtonLink>
      )}
      {others.length > 0 && (
        <LinkChips
          label="ほかの条件を外す"
          links={others.map(({ label, to, total }) => ({
            label: `${inBrackets(label)}を外す`,
            to,
            count: total,
          }))}
        />
      )}
    </section>
  )
}
