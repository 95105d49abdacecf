import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CompiledLayer } from './compiled-layer.ts'
import type { Point, Shape } from './frame.ts'

/** Fills and lines of a layer; shapes that look alike are painted at once. */
export function paintShapes(
  context: SKRSContext2D,
  layer: CompiledLayer,
  shapes: readonly Shape[],
  zoom: number,
): void {
  const { type } = layer.layer
  const paint = type === 'fill' ? fill : type === 'line' ? line : type === 'circle' ? circle : null
  if (!paint) return
  const shown = shapes.filter(({ feature }) => layer.shows(zoom, feature))
  for (const { look, shapes } of alike(layer, shown, zoom)) {
    context.globalAlpha = look.opacity
    paint(context, look, shapes)
  }
  context.globalAlpha = 1
}

function alike(layer: CompiledLayer, shapes: readonly Shape[], zoom: number) {
  const [first] = shapes
  if (!first) return []
  if (layer.isPlain) return [{ look: lookOf(layer, zoom, first), shapes }]
  const groups = new Map<string, { look: Look; shapes: Shape[] }>()
  for (const shape of shapes) {
    const look = lookOf(layer, zoom, shape)
    const key = JSON.stringify(look)
    const same = groups.get(key)
    if (same) same.shapes.push(shape)
    else groups.set(key, { look, shapes: [shape] })
  }
  return groups.values()
}

type Look = ReturnType<typeof lookOf>

function lookOf({ layer: { type }, value }: CompiledLayer, zoom: number, { feature }: Shape) {
  const of = (name: string) => value(`${type}-${name}`, zoom, feature)
  return {
    colour: String(of('color')),
    opacity: Number(of('opacity')),
    width: Number(of('width') ?? of('stroke-width') ?? 0),
    edge: of('outline-color') ?? of('stroke-color'),
    dashes: (of('dasharray') as { from?: number[] } | number[] | undefined) ?? [],
    cap: String(of('cap') ?? 'butt') as CanvasLineCap,
    join: String(of('join') ?? 'miter') as CanvasLineJoin,
    radius: Number(of('radius') ?? 0),
  }
}

function fill(context: SKRSContext2D, { colour, edge }: Look, shapes: readonly Shape[]): void {
  trace(context, shapes, true)
  context.fillStyle = colour
  // Not by even and odd: neighbouring tiles overlap.
  context.fill()
  if (!edge) return
  context.strokeStyle = String(edge)
  context.lineWidth = 0.5
  context.stroke()
}

function line(context: SKRSContext2D, look: Look, shapes: readonly Shape[]): void {
  if (look.width <= 0) return
  trace(context, shapes, false)
  context.strokeStyle = look.colour
  context.lineWidth = look.width
  context.lineCap = look.cap
  context.lineJoin = look.join
  const dashes = Array.isArray(look.dashes) ? look.dashes : (look.dashes.from ?? [])
  context.setLineDash(dashes.map((length) => length * look.width))
  context.stroke()
  context.setLineDash([])
}

function circle(
  context: SKRSContext2D,
  { colour, edge, radius, width }: Look,
  shapes: readonly Shape[],
): void {
  for (const { x, y } of shapes.flatMap(({ parts }) => parts.flat())) {
    context.beginPath()
    context.arc(x, y, radius + width / 2, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
    context.strokeStyle = String(edge)
    context.lineWidth = width
    context.stroke()
  }
}

function trace(context: SKRSContext2D, shapes: readonly Shape[], isClosed: boolean): void {
  context.beginPath()
  for (const part of shapes.flatMap(({ parts }) => parts)) {
    part.forEach(({ x, y }: Point, index) => {
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    if (isClosed) context.closePath()
  }
}
