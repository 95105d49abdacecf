import { formatYen } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { ChevronDownIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './cost-list.module.css'

type Props = {
  heading: string
  /** Yen. */
  items: readonly { label: string; kingaku: number; note?: string | null }[]
  /** Sum of the items, yen. */
  total: number
  /** Shows the sum alone until it is opened. */
  isFolded?: boolean
  /** The assumptions behind the figures. */
  children?: ReactNode
}

/** A list of costs with their sum. */
export function CostList({ heading, items, total, isFolded, children }: Props) {
  const sum = (
    <span className={styles.yen}>
      <b className={styles.sum}>{formatNumber(total)}</b>円
    </span>
  )
  const list = (
    <>
      <dl className={styles.list}>
        {items.map(({ label, kingaku, note }) => (
          <div key={label} className={styles.item}>
            <dt>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{formatYen(kingaku)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>合計</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      {children && <p className={styles.assumption}>{children}</p>}
    </>
  )
  return (
    <section aria-label={heading} className={styles.costs}>
      {isFolded ? (
        <details>
          <summary className={styles.summary}>
            <h2 className={styles.heading}>{heading}</h2>
            {sum}
            <ChevronDownIcon size="s" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          {list}
        </>
      )}
    </section>
  )
}
