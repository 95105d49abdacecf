import type { VectorTileLayer } from '@mapbox/vector-tile'
import type { Feature } from '@maplibre/maplibre-gl-style-spec'
import { type Place, TILE, worldPx } from '@sumai/basemap/mercator'
import type { FoundTile } from './tile-reader.ts'

/** Part of the world on a picture; sizes in px of a page. */
export type Frame = { centre: Place; zoom: number; width: number; height: number }

export type Point = { x: number; y: number }

/** A feature with its points in px of the picture. */
export type Shape = { feature: Feature; parts: Point[][] }

/** px around the picture from which names and ends of lines reach into it. */
const AROUND = 40

export const corner = ({ centre, zoom, width, height }: Frame): Point => {
  const { x, y } = worldPx(centre, zoom)
  return { x: x - width / 2, y: y - height / 2 }
}

/** The tiles under the picture, at the zoom whose tiles MapLibre would take. */
export function tilesUnder(frame: Frame): { z: number; x: number; y: number }[] {
  const z = Math.min(14, Math.floor(frame.zoom))
  const side = TILE * 2 ** (frame.zoom - z)
  const { x, y } = corner(frame)
  const tiles = []
  for (let tileX = Math.floor(x / side); tileX * side < x + frame.width; tileX++) {
    for (let tileY = Math.floor(y / side); tileY * side < y + frame.height; tileY++) {
      tiles.push({ z, x: tileX, y: tileY })
    }
  }
  return tiles
}

/** The features of a layer of a tile that reach into the picture. */
export function shapesOf(tile: FoundTile, name: string, frame: Frame): Shape[] {
  const layer = tile.layers[name]
  if (!layer) return []
  const scale = (TILE * 2 ** (frame.zoom - tile.z)) / layer.extent
  const from = corner(frame)
  const onPicture = ({ x, y }: Point): Point => ({
    x: (tile.x * layer.extent + x) * scale - from.x,
    y: (tile.y * layer.extent + y) * scale - from.y,
  })
  const shapes: Shape[] = []
  const boxes = boxesOf(layer)
  for (let index = 0; index < layer.length; index++) {
    // Most of a tile lies beside the picture: it is not even read.
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4)
    const first = onPicture({ x: left, y: top })
    const last = onPicture({ x: right, y: bottom })
    if (!isNear(first, last, frame)) continue
    const feature = layer.feature(index)
    const { properties, type } = feature
    shapes.push({
      feature: { properties, type },
      parts: feature.loadGeometry().map((part) => thinned(part.map(onPicture), frame)),
    })
  }
  return shapes
}

/** px: nobody sees the bend of a line between points that lie so close together. */
const CLOSE = 0.5

/**
 * A line or an outline without the points that change nothing on the picture: every point costs
 * drawing as much as it would in sight.
 */
export function thinned(points: readonly Point[], frame: Frame): Point[] {
  let last: Point | undefined
  return points.filter((point, index) => {
    const next = points[index + 1]
    if (last && next && (isClose(last, point) || areBeside(last, point, next, frame))) return false
    last = point
    return true
  })
}

const isClose = (a: Point, b: Point) => Math.abs(a.x - b.x) < CLOSE && Math.abs(a.y - b.y) < CLOSE

/** Whether three points lie on one side of the picture: what joins them is not seen. */
const areBeside = (a: Point, b: Point, c: Point, { width, height }: Frame): boolean =>
  Math.max(a.x, b.x, c.x) < -AROUND ||
  Math.min(a.x, b.x, c.x) > width + AROUND ||
  Math.max(a.y, b.y, c.y) < -AROUND ||
  Math.min(a.y, b.y, c.y) > height + AROUND

const known = new WeakMap<VectorTileLayer, Int32Array>()

/** West, north, east and south of every feature: found once, for all pictures of a tile. */
function boxesOf(layer: VectorTileLayer): Int32Array {
  const boxes = known.get(layer) ?? new Int32Array(layer.length * 4)
  if (!known.has(layer)) {
    for (let index = 0; index < layer.length; index++) {
      boxes.set(layer.feature(index).bbox(), index * 4)
    }
    known.set(layer, boxes)
  }
  return boxes
}

/** Whether a box reaches into the picture. */
export const isNear = (first: Point, last: Point, { width, height }: Frame): boolean =>
  last.x > -AROUND && first.x < width + AROUND && last.y > -AROUND && first.y < height + AROUND
