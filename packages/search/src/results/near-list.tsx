import { formatNumber } from '@sumai/format/number'
import { ListingRows } from '@sumai/listings/listing-rows'
import { ButtonLink } from '@sumai/ui/button'
import { type ComponentProps, useId } from 'react'
import { inBrackets } from './in-brackets.ts'
import styles from './near-list.module.css'

type Props<R extends { bukkenNo: string; tags: string[] }> = ComponentProps<
  typeof ListingRows<R>
> & {
  /** 部屋, 物件 */
  about: string
  /** The condition without which they were found, and all that were. */
  label: string
  to: string
  total: number
}

/** Below a search that found nothing: what it finds without one of its conditions. */
export function NearList<R extends { bukkenNo: string; tags: string[] }>(props: Props<R>) {
  const { about, label, to, total, ...rows } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.near}>
      <h2 id={id} className={styles.heading}>{`${inBrackets(label)}を外すと見つかる${about}`}</h2>
      <ListingRows {...rows} />
      {total > rows.rooms.length && (
        <ButtonLink to={to} variant="outline">{`${formatNumber(total)}件をすべて見る`}</ButtonLink>
      )}
    </section>
  )
}
