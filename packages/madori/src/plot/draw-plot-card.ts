import { formatSqm } from '@sumai/format/area'
import { outlineOf } from './outline.ts'
import { type Plot, type Road, SQUARE } from './plot.ts'
import { document, INK, MUKI, rect, words } from './svg.ts'

/** px round the plot, and of the roads: the one in front bears its name. */
const EDGE = 50
const FRONT = 150
const SIDE = 100
/** Beside the number of photos, which stands in the lower left corner of a card. */
const NAME_AT = 575

/** The plot as a small picture: its shape, its area, its front and the road there, in large words. */
export function drawPlotCard(plot: Plot): string {
  const { men, roads } = plot
  const [first] = roads
  const { width, depth, corners, side } = outlineOf(plot)
  const from = side === 'left' ? SIDE : EDGE
  const to = SQUARE.width - (side === 'right' ? SIDE : EDGE)
  const above = side === 'above' ? SIDE : EDGE
  const bottom = SQUARE.height - FRONT
  const scale = Math.min((to - from) / width, (bottom - above) / depth)
  const left = (from + to - width * scale) / 2
  const top = bottom - depth * scale
  const points = corners.map(([x, y]) =>
    [left + x * scale, top + y * scale].map(Math.round).join(' '),
  )
  const middle = (from + to) / 2
  const height = top + (depth * scale) / (plot.alley ? 3 : 2)
  return document(
    `区画図（土地面積${formatSqm(men)}）`,
    [
      side === 'above' ? rect({ x: 0, y: 0, width: SQUARE.width, height: top }, INK.road) : '',
      side === 'left' ? rect({ x: 0, y: 0, width: left, height: bottom }, INK.road) : '',
      side === 'right'
        ? rect({ x: left + width * scale, y: 0, width: SQUARE.width, height: bottom }, INK.road)
        : '',
      rect({ x: 0, y: bottom, width: SQUARE.width, height: FRONT }, INK.road),
      `<path fill="#fbf0eb" stroke="${INK.accent}" stroke-width="12" stroke-linejoin="round" d="M${points.join('L')}Z"/>`,
      `<g stroke="#fff" stroke-width="16" stroke-linejoin="round" paint-order="stroke">`,
      words(middle, height, 104, formatSqm(men), 'bold'),
      words(middle, height + 100, 78, `間口${(first.frontage ?? 0).toFixed(1)}m`),
      '</g>',
      words(NAME_AT, SQUARE.height - FRONT / 2 + 23, 64, roadName(first), 'bold'),
    ],
    SQUARE,
    // Its frame may be wider, and is white.
    '#fff',
  )
}

const roadName = ({ muki, isPrivate, width }: Road) =>
  `${MUKI[muki] ?? ''}${isPrivate ? '私道' : '公道'}${width.toFixed(1)}m`
