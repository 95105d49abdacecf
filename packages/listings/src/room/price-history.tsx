import { formatDate } from '@sumai/format/dates'
import styles from './price-history.module.css'

type Props = {
  /** 価格の履歴, 賃料の履歴 */
  heading: string
  /** Yen; the oldest first. */
  changes: readonly { date: string; from: number; to: number }[]
  say: (yen: number) => string
}

/**
 * Every change of price or rent, the latest first. No old price is struck through: the advertising
 * code restricts double prices (二重価格表示).
 */
export function PriceHistory({ heading, changes, say }: Props) {
  if (changes.length === 0) return null
  const latestFirst = changes.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {latestFirst.map(({ date, from, to }) => (
          <li key={date} className={styles.change}>
            <time dateTime={date}>{formatDate(date)}</time>
            <span>
              {say(from)} → {say(to)}
            </span>
            <span className={styles.difference}>
              {say(Math.abs(to - from))}
              {to < from ? '値下げ' : '値上げ'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
