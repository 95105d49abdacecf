import { TILES_FILE } from '@sumai/basemap/files'
import { tileReader } from '../static-maps/tile-reader.ts'
import { HEIGHT, ringPath, toFrame, WIDTH } from './frame.ts'
import { simpleEdges } from './simplified.ts'

/** The tile that holds the whole frame; one of its units is 1.1 px. */
const TILE = { z: 6, x: 55, y: 25 }
const WORLD = 2 ** TILE.z
/** px² of a corner, and of the smallest island or lake. */
const DETAIL = 300
const ISLAND = 400
/** px beyond the frame that are kept. */
const MARGIN = 4

/** The land around as one SVG path in the frame. */
export async function landPath(): Promise<string> {
  const found = await tileReader(TILES_FILE)(TILE.z, TILE.x, TILE.y)
  const land = found?.layers.land
  if (!land) throw new Error('The tile of the region has no land')
  const rings = Array.from({ length: land.length }, (_, at) => land.feature(at)).flatMap((it) =>
    it
      .loadGeometry()
      .map((ring) => clipped(ring.map(({ x, y }) => place(x / it.extent, y / it.extent)))),
  )
  return simpleEdges(
    rings.filter((ring) => ring.length > 3),
    DETAIL,
  )
    .map((ring) => ringPath(ring, ISLAND))
    .join('')
}

/** From the fraction of the tile to px of the frame. */
function place(x: number, y: number) {
  const lng = ((TILE.x + x) / WORLD) * 360 - 180
  const north = Math.PI * (1 - (2 * (TILE.y + y)) / WORLD)
  return toFrame(lng, (Math.atan(Math.sinh(north)) * 180) / Math.PI)
}

const EDGES = { x: [-MARGIN, WIDTH + MARGIN], y: [-MARGIN, HEIGHT + MARGIN] } as const

/** What lies beyond the frame is pressed on its edge, of which only the ends are kept. */
function clipped(ring: readonly [x: number, y: number][]): number[][] {
  const pressed = ring
    .map(([x, y]) => [within(x, EDGES.x), within(y, EDGES.y)] as const)
    .filter(([x, y], at, all) => x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1])
    .slice(1)
  const along = (at: number, axis: 0 | 1, edges: readonly number[]) => {
    const three = [pressed.at(at - 1), pressed[at], pressed[(at + 1) % pressed.length]]
    return edges.some((edge) => three.every((point) => point?.[axis] === edge))
  }
  const kept = pressed.filter((_, at) => !along(at, 0, EDGES.x) && !along(at, 1, EDGES.y))
  return [...kept, ...kept.slice(0, 1)].map(([x, y]) => [x, y])
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value))
