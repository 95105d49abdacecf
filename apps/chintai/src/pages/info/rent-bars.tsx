import { formatDate } from '@sumai/format/dates'
import { formatMedianRent } from '@sumai/format/money'
import css from './rent-bars.module.css'
import type { TownData } from './town-data.ts'

type Props = Pick<TownData, 'name' | 'rents'> & {
  /** ISO 8601 */
  at: string
}

type OneProps = Omit<Props, 'rents'> & { rent: Props['rents'][number] }

/** A bar alone would compare nothing. */
const OneRent = ({ name, at, rent: { layout, median, n, fukuoka } }: OneProps) => (
  <p>
    {layout}の賃料は、中央値で<b>{formatMedianRent(median)}</b>です。
    {fukuoka !== null && `福岡市全体では${formatMedianRent(fukuoka)}です。`}
    <small className={css.note}>
      {formatDate(at)}現在、当社が{name}
      で募集している{layout}（{n}件）の賃料で、管理費は含みません。
      {fukuoka !== null && '福岡市全体は、7区の中央値を件数で重みを付けた平均です。'}
    </small>
  </p>
)

/** What rooms of a town cost, by layout, beside those of 福岡市. */
export function RentBars({ name, rents, at }: Props) {
  const isFukuoka = name.startsWith('福岡市')
  const most = Math.max(...rents.flatMap(({ median, fukuoka }) => [median, fukuoka ?? 0]))
  const wanted = rents.reduce((a, b) => (b.n > a.n ? b : a))
  if (rents.length === 1) return <OneRent {...{ name, at }} rent={wanted} />
  const share = (yen: number) => Math.round((yen / most) * 1_000) / 10
  return (
    <>
      <ul className={css.bars}>
        {rents.map(({ layout, median, n, fukuoka }) => (
          <li key={layout} data-most={layout === wanted.layout || undefined} className={css.bar}>
            <b>{layout}</b>
            <svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="22" rx="1" className={css.ground} />
              <rect width={share(median)} height="22" rx="1" className={css.value} />
              {fukuoka !== null && (
                <rect
                  x={Math.min(share(fukuoka), 99.6) - 0.4}
                  width="0.8"
                  height="22"
                  className={css.mark}
                />
              )}
            </svg>
            <span className={css.yen}>{formatMedianRent(median)}</span>
            <small className={css.n}>
              {n}件{fukuoka !== null && `・福岡市 ${formatMedianRent(fukuoka)}`}
            </small>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {formatDate(at)}現在、当社が{name}
        で募集している部屋の賃料（管理費を含まない）の中央値です。5件以上ある間取りを表示しています。縦の線は福岡市
        {isFukuoka ? '全体' : ''}（7区の中央値を件数で重みを付けた平均）です。
      </p>
    </>
  )
}
