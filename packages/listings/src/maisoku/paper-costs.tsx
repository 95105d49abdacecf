import { amountParts } from '@sumai/format/amount-parts'
import type { Sheet } from '@sumai/outline/sheet'
import styles from './paper.module.css'

/** The price, what else it costs, and the ways to it. */
export const PaperCosts = ({ sheet: { price, costs, address, access } }: { sheet: Sheet }) => (
  <div className={styles.costs}>
    <p className={styles.price}>
      {price.label}
      <span className={styles.amount}>
        {amountParts(price.amount).map(({ number, unit }) => (
          <span key={number}>
            <b className={styles.number}>{number}</b>
            <b className={styles.unit}>{unit}</b>
          </span>
        ))}
      </span>
      <span>{price.note}</span>
    </p>
    <dl className={styles.terms}>
      {costs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.access}>
      <b>{address}</b>
      {access.slice(0, 3).map((way) => (
        <span key={way}>{way}</span>
      ))}
    </p>
  </div>
)
