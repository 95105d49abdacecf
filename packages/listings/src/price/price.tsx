import { amountParts } from '@sumai/format/amount-parts'
import { formatKakaku, formatRent } from '@sumai/format/money'
import { classNames } from '@sumai/ui/class-names'
import styles from './price.module.css'

type PriceProps = {
  /** Rent a month or price, in yen. */
  yen: number
  /** Rents have a decimal (7.0万円), prices have none (3,480万円, 1億3,800万円). */
  of: 'rent' | 'sale'
  /** px: 20 (s), 28 (m, cards), 32 (list), 44 (l, page of a listing). */
  size?: 's' | 'm' | 'list' | 'l'
}

/** A rent or price. */
export function Price({ yen, of, size = 'm' }: PriceProps) {
  const text = of === 'rent' ? formatRent(yen) : formatKakaku(yen)
  return (
    <span className={classNames(styles.price, styles[size])}>
      <Figures text={text} />
    </span>
  )
}

type YieldProps = { percent: number; size?: 's' | 'm' | 'list' | 'l' }

/** 利回り, in the primary colour to tell it from the price. */
export function Yield({ percent, size = 'm' }: YieldProps) {
  return (
    <span className={classNames(styles.price, styles.yield, styles[size])}>
      <Figures text={`${percent.toFixed(2)}%`} />
    </span>
  )
}

/** Numbers large, units small: 1 億 3,800 万円. */
function Figures({ text }: { text: string }) {
  return amountParts(text).map(({ number, unit }) => (
    <span key={unit}>
      <b>{number}</b>
      <i>{unit}</i>
    </span>
  ))
}
