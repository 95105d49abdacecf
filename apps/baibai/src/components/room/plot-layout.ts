import type { Room } from './room-data.ts'

export type Lot = NonNullable<Room['bunjo']>['kukaku'][number]
export type Road = Room['setsudo'][number]

/** Across in per cent, down in px: the writing stays as large on a phone. */
export type Box = { x: number; width: number; y: number; height: number }

export type PlotLayout = {
  height: number
  lots: readonly (Box & { lot: Lot })[]
  /** `road` is the one that the advertisement names. */
  roads: readonly (Box & { road?: Road | undefined })[]
  /** Where north is, in degrees from above. */
  north: number
}

/** Lots side by side, on a phone still as wide as their writing. */
const IN_A_ROW = 4
const [ROW, ROAD] = [116, 40]
/** Of a road that runs from north to south. */
const ROAD_WIDTH = 9
/** Of a lot in a column. */
const HIGH = 76

const [NORTH, EAST, SOUTH, WEST] = [0, 90, 180, 270]

/** `muki` counts from north in eighths. */
const angleOf = ({ muki }: Road) => (muki - 1) * 45

/** The side on which a road in front is drawn: rows are easier to read than columns. */
function sideOf(road: Road): number {
  const angle = angleOf(road)
  if (angle === EAST || angle === WEST) return angle
  return angle > EAST && angle < WEST ? SOUTH : NORTH
}

/**
 * A scheme of a site, north above or, of a road between two quarters, an eighth beside it: lots in
 * proportion to their areas, the first one at the roads that the advertisement names.
 */
export function plotLayout(lots: readonly Lot[], roads: readonly Road[]): PlotLayout {
  const front = roads.find((road) => sideOf(road) % SOUTH === 0) ?? roads[0]
  if (!front) return rows(lots, { isNorth: false })
  const north = sideOf(front) - angleOf(front)
  const drawnAt = (road: Road) => (angleOf(road) + north + 360) % 360
  if (sideOf(front) === EAST || sideOf(front) === WEST) return columns(lots, front)
  const beside = roads.find((road) => [EAST, WEST].includes(drawnAt(road)))
  return {
    ...rows(lots, {
      isNorth: sideOf(front) === NORTH,
      front,
      beside,
      isEast: beside !== undefined && drawnAt(beside) === EAST,
    }),
    north: ((north + 540) % 360) - 180,
  }
}

type Way = { isNorth: boolean; front?: Road; beside?: Road | undefined; isEast?: boolean }

/** From one side of the site to the other: lots side by side, or a road. */
type Strip = { height: number; lots?: readonly Lot[]; road?: Road | undefined }

/** Rows back to back, a road before each. */
function rows(lots: readonly Lot[], { isNorth, front, beside, isEast }: Way): PlotLayout {
  const parts = shared(lots, Math.max(2, Math.ceil(lots.length / IN_A_ROW)))
  const largest = Math.max(...parts.map(areaOf))
  const strips: Strip[] = parts.flatMap((lots, index) => [
    { lots, height: Math.round((ROW * areaOf(lots)) / largest) },
    ...(index % 2 === 0 ? [{ road: index === 0 ? front : undefined, height: ROAD }] : []),
  ])
  if (isNorth) strips.reverse()
  const [left, width] = beside ? [isEast ? 0 : ROAD_WIDTH, 100 - ROAD_WIDTH] : [0, 100]
  const placed: PlotLayout['lots'][number][] = []
  const ways: PlotLayout['roads'][number][] = []
  let y = 0
  for (const { lots: row, road, height } of strips) {
    if (!row) ways.push({ road, x: 0, width: 100, y, height })
    let x = left
    for (const lot of (isEast ? row?.toReversed() : row) ?? []) {
      const share = (width * lot.tochiMen) / areaOf(row ?? [])
      placed.push({ lot, x, width: share, y, height })
      x += share
    }
    y += height
  }
  if (beside) {
    ways.push({ road: beside, x: isEast ? width : 0, width: ROAD_WIDTH, y: 0, height: y })
  }
  return { height: y, lots: placed, roads: ways, north: 0 }
}

/** On both sides of a road from north to south. */
function columns(lots: readonly Lot[], front: Road): PlotLayout {
  const parts = shared(lots, 2)
  if (sideOf(front) === WEST) parts.reverse()
  const height = HIGH * Math.ceil(lots.length / 2)
  const wide = 100 - ROAD_WIDTH
  const split = (wide * areaOf(parts[0] ?? [])) / areaOf(lots)
  const placed = parts.flatMap((column, index) => {
    let y = 0
    return column.map((lot) => {
      const part = (height * lot.tochiMen) / areaOf(column)
      y += part
      return {
        lot,
        x: index === 0 ? 0 : split + ROAD_WIDTH,
        width: index === 0 ? split : wide - split,
        y: y - part,
        height: part,
      }
    })
  })
  const road = { road: front, x: split, width: ROAD_WIDTH, y: 0, height }
  return { height, lots: placed, roads: [road], north: 0 }
}

/** In their order, in parts that differ by one at most. */
function shared(lots: readonly Lot[], parts: number): Lot[][] {
  const at = (part: number) => Math.ceil((lots.length * part) / parts)
  return Array.from({ length: parts }, (_, part) => lots.slice(at(part), at(part + 1)))
}

/** m² */
const areaOf = (lots: readonly Lot[]) => lots.reduce((sum, { tochiMen }) => sum + tochiMen, 0)
