import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CompiledLayer } from './compiled-layer.ts'
import type { Frame, Point, Shape } from './frame.ts'

/** Of this process: `draw-map.ts` registers them. */
export const FONTS = { regular: 'MapRegular', bold: 'MapBold' }

export type Box = { left: number; right: number; top: number; bottom: number }

/** Characters that the fonts do not have, of some ten names: the machine's own would be taken. */
export const FOREIGN = /\p{Script=Hangul}|鄉/u
/** Height of a line of text, em. */
const LINE = 1.2
/** em between a point and a name beside it. */
const BESIDE = 0.7
/** The same in px where a disc with a number may stand on the point. */
const BESIDE_DISC = 17

/**
 * Writes names where there is room: `layers` from the top, as each takes its places before those
 * below it. Names along lines are left out.
 */
export function paintNames(
  context: SKRSContext2D,
  layers: readonly { layer: CompiledLayer; shapes: readonly Shape[] }[],
  frame: Frame & { hasDiscs: boolean },
  taken: Box[],
): void {
  const written = new Set<string>()
  for (const { layer, shapes } of layers) {
    if (layer.value('symbol-placement', frame.zoom) === 'line') continue
    const shown = shapes
      .filter(({ feature }) => layer.shows(frame.zoom, feature))
      .map((shape) => ({
        ...shape,
        rank: Number(layer.value('symbol-sort-key', frame.zoom, shape.feature) ?? 0),
      }))
      .sort((a, b) => a.rank - b.rank)
    for (const shape of shown) {
      const text = String(layer.value('text-field', frame.zoom, shape.feature) ?? '')
      const point = shape.parts[0]?.[0]
      if (!text || !point || written.has(text) || FOREIGN.test(text)) continue
      if (write(context, layer, { text, point, shape }, frame, taken)) written.add(text)
    }
  }
}

type Name = { text: string; point: Point; shape: Shape }

function write(
  context: SKRSContext2D,
  layer: CompiledLayer,
  { text, point, shape }: Name,
  frame: Frame & { hasDiscs: boolean },
  taken: Box[],
): boolean {
  const of = (name: string) => layer.value(name, frame.zoom, shape.feature)
  const size = Number(of('text-size'))
  const isBold = String(of('text-font')).includes('Bold')
  context.font = `${size}px ${isBold ? FONTS.bold : FONTS.regular}`
  const lines = linesOf(text, Number(of('text-max-width')))
  const width = Math.max(...lines.map((line) => context.measureText(line).width))
  const height = lines.length * LINE * size
  const isBeside = of('text-variable-anchor') !== undefined
  const padding = Number(of('text-padding'))
  const gap = frame.hasDiscs ? BESIDE_DISC : BESIDE * size
  const place = placesFor(point, { width, height, beside: isBeside ? gap : null })
    .map(({ x, y }) => ({ left: x, right: x + width, top: y, bottom: y + height }))
    .find((box) => isInside(box, frame) && taken.every((other) => !overlap(box, other, padding)))
  if (!place) return false
  taken.push(place)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = String(of('text-halo-color'))
  context.lineWidth = Number(of('text-halo-width')) * 2
  context.fillStyle = String(of('text-color'))
  lines.forEach((line, index) => {
    const [x, y] = [(place.left + place.right) / 2, place.top + (index + 0.5) * LINE * size]
    context.strokeText(line, x, y)
    context.fillText(line, x, y)
  })
  return true
}

/** Lines of about the same length, of at most `most` em. */
function linesOf(text: string, most: number): string[] {
  const characters = [...text]
  const count = Math.ceil(characters.length / most)
  const length = Math.ceil(characters.length / count)
  return Array.from({ length: count }, (_, line) =>
    characters.slice(line * length, (line + 1) * length).join(''),
  )
}

/** Corners at which a name may begin: on its point, or to the right, left, below or above it. */
function placesFor(
  { x, y }: Point,
  { width, height, beside }: { width: number; height: number; beside: number | null },
) {
  const centred = { x: x - width / 2, y: y - height / 2 }
  if (beside === null) return [centred]
  return [
    { ...centred, x: x + beside },
    { ...centred, x: x - beside - width },
    { ...centred, y: y + beside },
    { ...centred, y: y - beside - height },
  ]
}

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Frame) =>
  left > 2 && right < width - 2 && top > 2 && bottom < height - 2

const overlap = (a: Box, b: Box, padding: number) =>
  a.left < b.right + padding &&
  b.left < a.right + padding &&
  a.top < b.bottom + padding &&
  b.top < a.bottom + padding
