import { formatDate } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import css from './price-history.module.css'
import type { Room } from './room-data.ts'

type Props = { changes: Room['kakakuRireki'] }

/**
 * Every change of the price, the latest first. No old price is struck through: the advertising code
 * restricts double prices (二重価格表示).
 */
export function PriceHistory({ changes }: Props) {
  if (changes.length === 0) return null
  const latestFirst = changes.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return (
    <section aria-label="価格の履歴">
      <h2 className={css.heading}>価格の履歴</h2>
      <ul className={css.list}>
        {latestFirst.map(({ date, from, to }) => (
          <li key={date} className={css.change}>
            <time dateTime={date}>{formatDate(date)}</time>
            <span>
              {formatKakaku(from)} → {formatKakaku(to)}
            </span>
            <span className={css.difference}>
              {formatKakaku(Math.abs(to - from))}
              {to < from ? '値下げ' : '値上げ'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
