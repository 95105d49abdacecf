import { formatSqm } from '@sumai/format/area'
import { letters } from '../letters.ts'
import { outlineOf } from './outline.ts'
import { CARD, type Plot, type Road } from './plot.ts'
import { document, INK, line, MUKI, rect } from './svg.ts'

/** px round the plot, and of the roads: the one in front bears its name. */
const EDGE = 44
const FRONT = 104
const SIDE = 76
/** For the area, above the drawing: on a narrow plot it would cover the edges. */
const HEAD = 128
/** px that 間口10.0m needs; on a narrower plot its measure says what the number is. */
const FOR_WORD = 320
/** px that 10.0m needs; beside a narrower plot it stands on the right. */
const FOR_LENGTH = 190

/** The plot as a small picture: its shape, its area, its front and the width of the road there, in large words. */
export function drawPlotCard(plot: Plot): string {
  const { men, roads } = plot
  const [first] = roads
  const { width, depth, corners, side } = outlineOf(plot)
  const from = side === 'left' ? SIDE : EDGE
  const to = CARD.width - (side === 'right' ? SIDE : EDGE)
  const above = HEAD + (side === 'above' ? SIDE : EDGE / 2)
  const bottom = CARD.height - FRONT
  const scale = Math.min((to - from) / width, (bottom - above) / depth)
  const left = (from + to - width * scale) / 2
  const right = left + width * scale
  const top = bottom - depth * scale
  const points = corners.map(([x, y]) =>
    [left + x * scale, top + y * scale].map(Math.round).join(' '),
  )
  const front = (first.frontage ?? 0) * scale
  const length = `${(first.frontage ?? 0).toFixed(1)}m`
  const beside = { y: HEAD, height: bottom - HEAD }
  return document(
    `区画図（土地面積${formatSqm(men)}）`,
    [
      letters(CARD.width / 2, 92, 92, formatSqm(men)),
      side === 'above'
        ? rect({ x: 0, y: HEAD, width: CARD.width, height: top - HEAD }, INK.road)
        : '',
      side === 'left' ? rect({ x: 0, width: left, ...beside }, INK.road) : '',
      side === 'right' ? rect({ x: right, width: CARD.width - right, ...beside }, INK.road) : '',
      rect({ x: 0, y: bottom, width: CARD.width, height: FRONT }, INK.road),
      `<path fill="#fbf0eb" stroke="${INK.accent}" stroke-width="12" stroke-linejoin="round" d="M${points.join('L')}Z"/>`,
      front < FOR_LENGTH
        ? letters(left + front + 110, bottom - 28, 60, length, 's')
        : line(left + 20, bottom - 32, left + front - 20, bottom - 32) +
          letters(
            left + front / 2,
            bottom - 54,
            60,
            front > FOR_WORD ? `間口${length}` : length,
            's',
          ),
      letters(CARD.width / 2, CARD.height - FRONT / 2 + 23, 64, roadName(first)),
    ],
    CARD,
    // Its frame may be wider, and is white.
    '#fff',
  )
}

const roadName = ({ muki, width }: Road) => `${MUKI[muki] ?? ''} ${width.toFixed(1)}m`
