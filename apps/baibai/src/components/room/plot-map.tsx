import note from './note.module.css'
import css from './plot-map.module.css'
import type { Room } from './room-data.ts'

type Lot = NonNullable<Room['bunjo']>['kukaku'][number]

type Props = { lots: readonly Lot[] }

/** px, as there is no viewBox: the writing stays as large on a phone. */
const [ROWS, ROAD] = [184, 32]

const LOOK: Readonly<Record<string, string>> = { 販売中: 'onSale', 商談中: 'inTalks' }

/**
 * A scheme of the site: every lot as wide as its area, by number, on both sides of the road. It shows
 * sizes and what is left, not where the lots lie.
 */
export function PlotMap({ lots }: Props) {
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
                <text x={middle} y={top + height / 2 - 2} className={css.number}>
                  {lot.no.replace('号地', '')}
                </text>
                <text x={middle} y={top + height / 2 + 20} className={css.status}>
                  {lot.status}
                </text>
              </g>
            )
          }),
        )}
      </svg>
      <figcaption className={note.note}>
        区画の広さの割合と販売状況を示す模式図です。実際の形と位置は、販売図面と現地でご確認ください。
      </figcaption>
    </figure>
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
