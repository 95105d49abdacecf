import { formatYen } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import type { ReactNode } from 'react'
import styles from './cost-list.module.css'

type Props = {
  heading: string
  /** Yen. */
  items: readonly { label: string; kingaku: number; note?: string | null }[]
  /** Sum of the items, yen. */
  total: number
  /** Marks the sum as an estimate. */
  approximate?: boolean
  /** The assumptions behind the figures. */
  children?: ReactNode
}

/** A list of costs with their sum. */
export function CostList({ heading, items, total, approximate, children }: Props) {
  return (
    <section aria-label={heading} className={styles.costs}>
      <h2 className={styles.heading}>{heading}</h2>
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
          <dd>
            {approximate && '約 '}
            <b className={styles.sum}>{formatNumber(total)}</b>円
          </dd>
        </div>
      </dl>
      {children && <p className={styles.assumption}>{children}</p>}
    </section>
  )
}
