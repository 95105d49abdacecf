import { formatDistance } from '@sumai/format/distance'
import { formatNumber } from '@sumai/format/number'
import { unbroken } from '@sumai/format/unbroken'
import css from './land-prices.module.css'
import type { RoomData } from './room-data.ts'

type Props = { points: RoomData['landPrices'] }

/** m² of a 坪, as the trade counts. */
const TSUBO = 1 / 0.3025

/** The nearest points of the 地価公示: what the land around costs by the survey of the state. */
export function LandPrices({ points }: Props) {
  const [first] = points
  if (!first) return null
  return (
    <section className={css.land}>
      <h3 className={css.heading}>{`近くの地価公示（${first.year}年1月1日時点）`}</h3>
      <ul>
        {points.map(({ address, riyo, yenPerM2, kyoriM }) => (
          <li key={address} className={css.point}>
            <span>
              {unbroken(address.replace(/^.+?県/, ''))}
              <small>{`${riyo.join('・')}・${formatDistance(kyoriM)}`}</small>
            </span>
            <span className={css.price}>
              <b>{formatNumber(yenPerM2)}</b>円/㎡
              <small>
                {`坪${formatNumber((yenPerM2 * TSUBO) / 10_000, { least: 1, most: 1 })}万円`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        出典：国土数値情報（地価公示、国土交通省、CC BY
        4.0互換）を加工して作成。評価の基準となる1㎡の価格で、この物件の価格ではありません。
      </p>
    </section>
  )
}
