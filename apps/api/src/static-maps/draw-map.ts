import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { LABEL_FONTS } from '@sumai/basemap/files'
import { worldPx } from '@sumai/basemap/mercator'
import type { MapFormat, MapPicture } from '@sumai/basemap/static-map'
import { AREA, OUTSIDE } from '@sumai/basemap/style/area'
import { MUNICIPALITY_NAMES } from '@sumai/basemap/style/layer'
import { STATION_NAMES, STATIONS, SUBWAYS } from '@sumai/basemap/style/rails'
import { LAYERS, STATION_LIST, SUBWAY_LIST } from '@sumai/basemap/style/style'
import { type CompiledLayer, compiledLayer } from './compiled-layer.ts'
import { lightWebp, palettePng } from './encode.ts'
import { corner, type Frame, isNear, type Shape, shapesOf, tilesUnder } from './frame.ts'
import { paintCredit } from './paint-credit.ts'
import { paintMark } from './paint-mark.ts'
import { type Box, FONTS, paintNames } from './paint-names.ts'
import { paintShapes } from './paint-shapes.ts'
import type { FoundTile } from './tile-reader.ts'

GlobalFonts.registerFromPath(LABEL_FONTS.regular, FONTS.regular)
GlobalFonts.registerFromPath(LABEL_FONTS.bold, FONTS.bold)

const layers = LAYERS.map(compiledLayer)

type Named = { layer: CompiledLayer; shapes: readonly Shape[] }

type Options = Frame & {
  /** px of the picture for a px of a page. */
  density: number
  mark: MapPicture['mark']
  format: MapFormat
  /** Writes whose data it is made of into the picture. */
  isCredited?: boolean
  tileAt: (z: number, x: number, y: number) => Promise<FoundTile | null>
}

/** A map as a picture, by the style that browsers draw with; texts are written with fonts of our own. */
export async function drawMap({
  density,
  mark,
  format,
  isCredited = false,
  tileAt,
  ...frame
}: Options): Promise<Buffer> {
  const { width, height, zoom } = frame
  const found = await Promise.all(tilesUnder(frame).map(({ z, x, y }) => tileAt(z, x, y)))
  // A tile above several that are missing is found for each of them.
  const tiles = [...new Set(found)].filter((tile) => tile !== null)
  const canvas = createCanvas(width * density, height * density)
  const context = canvas.getContext('2d')
  context.lang = 'ja'
  context.scale(density, density)

  const names: Named[] = []
  const known = new Map<string, Shape[]>([
    [STATIONS, stationsOn(frame)],
    [SUBWAYS, subwaysOn(frame)],
    [AREA, [outsideOn(frame)]],
  ])
  const shapesIn = (name: string) => {
    const shapes = known.get(name) ?? tiles.flatMap((tile) => shapesOf(tile, name, frame))
    known.set(name, shapes)
    return shapes
  }
  for (const layer of layers.filter(({ isVisibleAt }) => isVisibleAt(zoom))) {
    const { layer: own } = layer
    if (mark === 'towns' && own.id === MUNICIPALITY_NAMES) continue
    if (own.type === 'background') {
      context.fillStyle = String(layer.value('background-color', zoom))
      context.fillRect(0, 0, width, height)
      continue
    }
    const shapes = shapesIn(('source-layer' in own && own['source-layer']) || own.source)
    if (own.type === 'symbol') names.unshift({ layer, shapes })
    else paintShapes(context, layer, shapes, zoom)
  }
  const taken = paintMark(context, mark, frame)
  if (isCredited) taken.push(...paintCredit(context, frame))
  else taken.push(creditOf(frame))
  const named = { ...frame, hasDiscs: mark === 'home' || mark === 'sale' }
  const [nearest, others] = named.hasDiscs ? stationsFirst(names, frame) : [[], names]
  paintNames(context, nearest, named, taken)
  if (!isCredited) taken.push(...cornersOf(frame))
  paintNames(context, others, named, taken)
  const pixels = { data: canvas.data(), width: canvas.width, height: canvas.height }
  return format === 'png' ? palettePng(pixels) : lightWebp(pixels)
}

/** Where a page lays the credit over the picture. */
const creditOf = ({ width, height }: Frame): Box => ({
  ...{ left: width - 330, right: width, top: height - 26, bottom: height },
})

/** Where a page has a button, in the one where the nearest station is not (picture-spots.ts). */
const cornersOf = ({ width }: Frame): Box[] => [
  { left: 0, top: 0, right: 162, bottom: 64 },
  { left: width - 162, top: 0, right: width, bottom: 64 },
]

/** px of a picture below which discs leave room for the names of stations alone. */
const NARROW = 400

/** The name of the station nearest to the middle, and all others. */
function stationsFirst(all: readonly Named[], { width, height }: Frame) {
  const isStations = ({ layer }: Named) => layer.layer.id === STATION_NAMES
  const names = width < NARROW ? all.filter(isStations) : all
  const stations = names.find(isStations)
  const farOf = ({ parts }: Shape) => {
    const { x, y } = parts[0]?.[0] ?? { x: Number.POSITIVE_INFINITY, y: 0 }
    return Math.hypot(x - width / 2, y - height / 2)
  }
  const [nearest] = stations?.shapes.toSorted((a, b) => farOf(a) - farOf(b)) ?? []
  if (!stations || !nearest) return [[], names] as const
  const shapes = stations.shapes.filter((shape) => shape !== nearest)
  const others = names.map((one) => (one === stations ? { ...one, shapes } : one))
  return [[{ ...stations, shapes: [nearest] }], others] as const
}

function stationsOn(frame: Frame): Shape[] {
  const from = corner(frame)
  return STATION_LIST.flatMap(({ lat, lng, ...properties }) => {
    const at = worldPx({ lat, lng }, frame.zoom)
    const point = { x: at.x - from.x, y: at.y - from.y }
    return isNear(point, point, frame)
      ? [{ feature: { type: 1 as const, properties }, parts: [[point]] }]
      : []
  })
}

function subwaysOn(frame: Frame): Shape[] {
  return SUBWAY_LIST.map(({ of, parts }) => ({
    feature: { type: 2, properties: { of } },
    parts: onPicture(parts, frame),
  }))
}

/** The ground that lies outside the area of the agency. */
function outsideOn(frame: Frame): Shape {
  return { feature: { type: 3, properties: {} }, parts: onPicture(OUTSIDE, frame) }
}

/** Lines of [lng, lat] in px of the picture. */
function onPicture(lines: readonly (readonly number[][])[], frame: Frame) {
  const from = corner(frame)
  return lines.map((line) =>
    line.map(([lng = 0, lat = 0]) => {
      const at = worldPx({ lat, lng }, frame.zoom)
      return { x: at.x - from.x, y: at.y - from.y }
    }),
  )
}
