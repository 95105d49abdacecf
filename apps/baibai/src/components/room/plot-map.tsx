import { label } from '@sumai/domain/codes'
import note from './note.module.css'
import css from './plot-map.module.css'
import type { Room } from './room-data.ts'

type Lot = NonNullable<Room['bunjo']>['kukaku'][number]

type Props = {
  lots: readonly Lot[]
  /** In front of the first lot. */
  road: Room['setsudo'][number] | undefined
}

/** px, as there is no viewBox: the writing stays as large on a phone. */
const [ROWS, ROAD] = [204, 44]

const LOOK: Readonly<Record<string, string>> = { 販売中: 'onSale', 商談中: 'inTalks' }

/**
 * A scheme of the site: every lot as wide as its area, by number, on both sides of the road, with
 * the north of the first lot. It shows sizes and what is left, not where the lots lie.
 */
export function PlotMap({ lots, road }: Props) {
  const half = Math.ceil(lots.length / 2)
  const rows = [lots.slice(0, half), lots.slice(half)]
  // As wide as one another, the rows are as high as their areas.
  const upper = Math.round((ROWS * areaOf(rows[0] ?? [])) / areaOf(lots))
  return (
    <figure className={css.figure}>
      <svg
        width="100%"
        height={ROWS + ROAD}
        role="img"
        aria-label={`区画の模式図。全${lots.length}区画、販売中は${lots.filter(({ status }) => status === '販売中').length}区画`}
        className={css.map}
      >
        <rect y={upper} width="100%" height={ROAD} className={css.road} />
        {road && (
          <>
            <text x="50%" y={upper + ROAD / 2 + 5} className={css.status}>
              {`${label('doro_shubetu', road.doroShubetu)} 幅員${road.fukuinM.toFixed(1)}m`}
            </text>
            <Compass below={road.muki} y={upper + ROAD / 2} />
          </>
        )}
        {rows.map((row, side) =>
          placed(row).map(({ lot, x, width, middle }) => {
            const [top, height] = side === 0 ? [0, upper] : [upper + ROAD, ROWS - upper]
            return (
              <g key={lot.no}>
                <rect
                  x={x}
                  y={top}
                  width={width}
                  height={height}
                  rx="6"
                  className={css[LOOK[lot.status] ?? 'sold']}
                />
                <text x={middle} y={top + height / 2 - 12} className={css.number}>
                  {lot.no.replace('号地', '')}
                </text>
                <text x={middle} y={top + height / 2 + 8} className={css.status}>
                  {Math.round(lot.tochiMen)}㎡
                </text>
                <text x={middle} y={top + height / 2 + 27} className={css.status}>
                  {lot.status}
                </text>
              </g>
            )
          }),
        )}
      </svg>
      <figcaption className={note.note}>
        区画の広さの割合と販売状況を示す模式図です。
        {road && '道路と方位は、1号地の前面のものです。'}
        実際の形と位置は、販売図面と現地でご確認ください。
      </figcaption>
    </figure>
  )
}

/** North, where the side below looks to `below` (`muki`: 1 north … 8 north-west). */
function Compass({ below, y }: { below: number; y: number }) {
  const turn = 180 - (below - 1) * 45
  return (
    <svg aria-hidden="true" x="100%" y={y} overflow="visible">
      <g transform={`translate(-28)rotate(${turn})`}>
        <circle r="15" className={css.sold} />
        <path d="M0-12 5 7 0 3-5 7Z" className={css.onSale} />
      </g>
      <text x="-56" y="5" className={css.status}>
        北
      </text>
    </svg>
  )
}

/** m² */
const areaOf = (lots: readonly Lot[]) => lots.reduce((sum, { tochiMen }) => sum + tochiMen, 0)

/** Side by side over the whole width, in proportion to their areas. */
function placed(row: readonly Lot[]) {
  const total = areaOf(row)
  let before = 0
  return row.map((lot) => {
    const from = before / total
    before += lot.tochiMen
    const share = lot.tochiMen / total
    return {
      lot,
      x: percent(from),
      width: percent(share),
      middle: percent(from + share / 2),
    }
  })
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`
