import { worldPx } from '@sumai/basemap/mercator'
import type { Bounds } from '@sumai/map/map-options'
import { discOf, RING } from './cluster-size.ts'
import { longestOf } from './commute-bands.ts'
import type { MapCluster, MapData, MapPlace } from './map-data.ts'
import { medianPrice, type Of, pinPrice } from './price-text.ts'
import { placeKey } from './view.ts'

type Shown = Pick<MapData, 'clusters' | 'pins'>
/** A cluster, or what a pin would be if it were one. */
type Mark = MapCluster & { pin?: MapPlace }

type Options = {
  /** Of the map as it rests. */
  zoom: number
  of: Of
  /** A pin that stays by itself, because it was pressed. */
  selected: string | null
}

/** Zoom from which on everything is shown by itself, as a press on a cluster leads no nearer. */
export const CLOSEST = 17

/** px of a pin: its ends, a digit, its number of homes, and how high it stands above its place. */
const PIN = { ends: 25, digit: 8.5, beside: 34, height: 37 }
/** px of the price below a cluster; its ends with 円. */
const PRICE = { ends: 32, digit: 7.5, height: 20 }
/** px of 億 and of 万, in both. */
const UNIT = 12
/** px that stay free between two, for fingers. */
const GAP = 2

/**
 * Merges marks that would overlap on this screen: the answer was made for a screen of another size,
 * or for places at the edges of neighbouring cells.
 */
export function gathered({ clusters, pins }: Shown, { zoom, of, selected }: Options): Shown {
  if (zoom >= CLOSEST) return { clusters, pins }
  const kept = pins.filter((pin) => placeKey(pin) === selected)
  let marks: Mark[] = [...clusters, ...pins.filter((pin) => !kept.includes(pin)).map(markOf)]
  for (;;) {
    const apart: { mark: Mark; box: Box }[] = []
    const placed = (mark: Mark) => ({ mark, box: boxOf(mark, zoom, of) })
    for (const mark of marks.toSorted((a, b) => b.count - a.count)) {
      const own = placed(mark)
      const index = apart.findIndex((other) => meet(other.box, own.box))
      const other = apart[index]
      if (other) apart[index] = placed(joined(other.mark, mark))
      else apart.push(own)
    }
    const isDone = apart.length === marks.length
    marks = apart.map(({ mark }) => mark)
    if (isDone) break
  }
  const alone = new Set([...marks.flatMap(({ pin }) => pin ?? []), ...kept])
  return {
    clusters: marks.filter(({ pin }) => !pin),
    // In their order, which a press does not change.
    pins: pins.filter((pin) => alone.has(pin)),
  }
}

function markOf(pin: MapPlace): Mark {
  const { lat, lng, count, priceMin, priceMax, commute } = pin
  const commuteMin = longestOf(commute) ?? undefined
  const priceMedian = (priceMin + priceMax) / 2
  return { lat, lng, count, priceMedian, commuteMin, bounds: [lng, lat, lng, lat], pin }
}

/** In the middle of their homes; a town stays where it is. */
function joined(one: Mark, other: Mark): Mark {
  const count = one.count + other.count
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count
  const { lat, lng } = one.town
    ? one
    : { lat: middle(one.lat, other.lat), lng: middle(one.lng, other.lng) }
  const town = one.town ?? other.town
  const minutes = [one.commuteMin, other.commuteMin].filter((it) => it !== undefined)
  return {
    ...{ lat, lng, count },
    // As near as is known: the mean of their medians, by their homes.
    priceMedian: middle(one.priceMedian, other.priceMedian),
    commuteMin: minutes.length > 0 ? Math.min(...minutes) : undefined,
    town: town && { ...town, isAround: true },
    bounds: around(one.bounds, other.bounds),
  }
}

const around = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

/** px of the words of a price. */
function widthOf(price: string, { ends, digit }: typeof PRICE): number {
  const units = price.replace(/[^億万]/g, '').length
  return ends + (price.length - units) * digit + units * UNIT
}

/** px of a pin that says nothing beside its price. */
export const pinWidth = ({ priceMin }: Pick<MapPlace, 'priceMin'>, of: Of) =>
  widthOf(pinPrice(priceMin, of), PIN)

/** px of the price below a cluster. */
export const priceWidth = ({ priceMedian }: Pick<MapCluster, 'priceMedian'>, of: Of) =>
  widthOf(medianPrice(priceMedian, of), PRICE)

type Box = { left: number; right: number; top: number; bottom: number }

/** The box that a mark covers, px of the world. */
function boxOf(mark: Mark, zoom: number, of: Of): Box {
  const { x, y } = worldPx(mark, zoom)
  if (mark.pin) {
    const isAlone = mark.count === 1 && mark.commuteMin === undefined
    const half = (pinWidth(mark.pin, of) + (isAlone ? 0 : PIN.beside)) / 2
    return { left: x - half, right: x + half, top: y - PIN.height, bottom: y }
  }
  // From afar their rings may touch: two towns say more than one.
  const size = mark.town ? discOf(mark) - RING : discOf(mark)
  const half = Math.max(size / 2 + RING, priceWidth(mark, of) / 2)
  const high = (size + PRICE.height) / 2
  return { left: x - half, right: x + half, top: y - high - RING, bottom: y + high }
}

const meet = (a: Box, b: Box) =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP
