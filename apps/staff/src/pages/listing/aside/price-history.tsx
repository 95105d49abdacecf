import type { Kaitei } from '@sumai/api-client/contract/money'
import { formatDate } from '@sumai/format/dates'
import { formatKakaku, formatRent } from '@sumai/format/money'
import type { Site } from '../../listings/site.ts'
import type { EditedRoom } from '../edited-room.ts'
import styles from './price-history.module.css'

type Props = { kind: Site; room: EditedRoom }

const WIDTH = 280
const HEIGHT = 64

/** Prices at which it was advertised, as steps and in words. */
export function PriceHistory({ kind, room }: Props) {
  const history = (room.yachinRireki ?? room.kakakuRireki ?? []) as Kaitei[]
  if (history.length === 0) return null
  const say = kind === 'chintai' ? formatRent : formatKakaku
  const title = kind === 'chintai' ? '賃料の変更履歴' : '価格改定履歴'
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true" className={styles.plot}>
        <path d={stepsOf(history, WIDTH, HEIGHT)} />
      </svg>
      <ol>
        {history.toReversed().map(({ date, from, to }) => (
          <li key={date + to}>
            <time dateTime={date}>{formatDate(date)}</time>
            <span>
              {say(from)} → <b>{say(to)}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A path of steps through the prices, each change as wide as the others; the highest is at the top. */
export function stepsOf(history: readonly Kaitei[], width: number, height: number): string {
  const prices = [history[0]?.from ?? 0, ...history.map(({ to }) => to)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const span = high - low || 1
  const step = width / prices.length
  const y = (price: number) => Math.round(((high - price) / span) * height)
  const [first = 0, ...others] = prices.map(y)
  return `M0 ${first}${others.map((at, index) => `H${Math.round((index + 1) * step)}V${at}`).join('')}H${width}`
}
