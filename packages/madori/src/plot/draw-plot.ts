import { formatSqm, formatTsubo } from '@sumai/format/area'
import { letters } from '../letters.ts'
import { type Outline, outlineOf } from './outline.ts'
import { PLOT_SIZE, type Plot, type Road } from './plot.ts'
import { compass, document, INK, line, MUKI, rect } from './svg.ts'

/** px round the plot and its roads: frames of another shape, 4:3 and 16:9, cut off as much. */
const EDGE = { x: 150, y: 80 }
/** m beside the plot where no road is. */
const NEIGHBOUR = 2
/** px that the area needs to stand on the plot. */
const FOR_WORDS = 430
/** px from the edge of a narrower plot to the middle of its area, which stands beside it. */
const TO_WORDS = 250
/** px for the frontage, on the plot. */
const ABOVE_FRONTAGE = 90
/** px of depth that all words need on the plot. */
const FOR_ALL_WORDS = 340
/** px for frontage and depth below the area, where that stands beside the plot. */
const FOR_LENGTHS = 156
/** px that the frontage needs on the plot. */
const FOR_FRONTAGE = 300
/** px of a road, so that its name can be read. */
const NARROWEST = 96

/** 区画図: the plot with its roads, by frontage and area; north where it is. */
export function drawPlot(plot: Plot): string {
  const { men, roads } = plot
  const [first, second] = roads
  const { width, depth, corners, side } = outlineOf(plot)
  const scale = scaleOf({ width, depth, side }, roads)
  const [w, d] = [width * scale, depth * scale]
  const beside = w < FOR_WORDS ? TO_WORDS * 2 : 0
  const start = (PLOT_SIZE.width - w - beside) / 2
  const left = side === 'right' ? start + beside : start
  const front = Math.max(NARROWEST, first.width * scale)
  const top = Math.max(
    EDGE.y + (side === 'above' ? NARROWEST : 0),
    PLOT_SIZE.height - d - front - EDGE.y,
  )
  const bottom = top + d
  const points = corners.map(([x, y]) => `${px(left + x * scale)} ${px(top + y * scale)}`)
  const isFlat = beside === 0 && d < FOR_ALL_WORDS
  const text = {
    x: beside === 0 ? left + w / 2 : side === 'right' ? left - TO_WORDS : left + w + TO_WORDS,
    y:
      top +
      (plot.alley ? d / 3 : (d - (beside > 0 ? FOR_LENGTHS : ABOVE_FRONTAGE)) / 2) +
      (isFlat ? 14 : 0),
  }
  const lengths = {
    front: `間口 ${(first.frontage ?? 0).toFixed(1)}m`,
    depth: `約${depth.toFixed(1)}m`,
  }
  return document(`区画図（土地面積${formatSqm(men)}）`, [
    `<path stroke="#d3d2c6" stroke-width="4" d="M0 ${px(top)}H${PLOT_SIZE.width}M${px(left)} 0V${PLOT_SIZE.height}M${px(left + w)} 0V${PLOT_SIZE.height}"/>`,
    road({ y: bottom, height: front }, first),
    second && side ? sideRoad(second, { side, left, right: left + w, top, bottom, scale }) : '',
    `<path fill="#fbf0eb" stroke="${INK.accent}" stroke-width="8" stroke-linejoin="round" d="M${points.join('L')}Z"/>`,
    letters(text.x, text.y - 40, 50, '土地面積', 's'),
    letters(text.x, text.y + 46, 84, formatSqm(men)),
    isFlat ? '' : letters(text.x, text.y + 112, 50, `（${formatTsubo(men)}）`, 's'),
    line(left + 14, bottom - 22, left + (first.frontage ?? 0) * scale - 14, bottom - 22),
    ...(beside > 0 && !plot.alley
      ? [
          letters(text.x, text.y + 178, 48, lengths.front, 's'),
          letters(text.x, text.y + 238, 48, `奥行 ${lengths.depth}`, 's'),
        ]
      : [
          frontage(lengths.front, {
            from: left,
            to: left + (first.frontage ?? 0) * scale,
            y: bottom - 22,
          }),
          plot.alley || side === 'right'
            ? ''
            : letters(left + w + 115, bottom - 90, 48, '奥行', 's') +
              letters(left + w + 115, bottom - 32, 48, lengths.depth, 's'),
        ]),
    side === 'right'
      ? compass(130, 210, first.muki)
      : compass(PLOT_SIZE.width - 130, 210, first.muki),
    letters(130, bottom + front / 2 + 17, 48, '区画図'),
    letters(PLOT_SIZE.width - 100, bottom + front / 2 + 17, 48, '略図', 's'),
  ])
}

/** px for a metre, so that the plot and its roads, none of them narrower than its name, fit in. */
function scaleOf(
  { width, depth, side }: Pick<Outline, 'width' | 'depth' | 'side'>,
  [first, second]: Plot['roads'],
): number {
  const beside = second && side !== 'above' ? [second.width] : []
  const above = second && side === 'above' ? [second.width] : []
  return Math.min(
    fitting(PLOT_SIZE.width - EDGE.x * 2, width + NEIGHBOUR * 2, beside),
    fitting(PLOT_SIZE.height - EDGE.y * 2, depth + NEIGHBOUR, [first.width, ...above]),
  )
}

const fitting = (room: number, metres: number, roads: readonly number[]) =>
  Math.min(
    (room - NARROWEST * roads.length) / metres,
    room / (metres + roads.reduce((sum, road) => sum + road, 0)),
  )

const px = (value: number) => Math.round(value)

const nameOf = ({ muki, isPrivate, width }: Road) =>
  `${MUKI[muki] ?? ''}側 ${isPrivate ? '私道' : '公道'} 幅員${width.toFixed(1)}m`

function road({ y, height }: { y: number; height: number }, it: Road): string {
  return (
    rect({ x: 0, y, width: PLOT_SIZE.width, height }, INK.road) +
    letters(PLOT_SIZE.width / 2, y + height / 2 + 18, 52, nameOf(it))
  )
}

type Beside = {
  side: 'left' | 'right' | 'above'
  left: number
  right: number
  top: number
  bottom: number
  scale: number
}

function sideRoad(it: Road, { side, left, right, top, bottom, scale }: Beside): string {
  const size = Math.max(NARROWEST, it.width * scale)
  if (side === 'above') return road({ y: top - size, height: size }, it)
  const x = side === 'left' ? left - size : right
  // A wide road may reach beyond the drawing: its name stands in what is seen of it.
  const [from, to] = [Math.max(0, x), Math.min(PLOT_SIZE.width, x + size)]
  const middle = { x: (from + to) / 2, y: (top + bottom) / 2 }
  return (
    rect({ x, y: 0, width: size, height: bottom }, INK.road) +
    `<g transform="rotate(${side === 'left' ? -90 : 90} ${px(middle.x)} ${px(middle.y)})">${letters(middle.x, middle.y + 17, 48, nameOf(it))}</g>`
  )
}

const frontage = (text: string, { from, to, y }: { from: number; to: number; y: number }) =>
  to - from > FOR_FRONTAGE
    ? letters((from + to) / 2, y - 18, 50, text, 's')
    : letters(to + 155, y - 10, 50, text, 's')
