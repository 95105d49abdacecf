import { fileURLToPath } from 'node:url'
import { mergedOutlines } from './merged-outlines.ts'

/** Degrees² of a corner, and degrees of the sides of the smallest island: about 300 m and 3 km. */
const DETAIL = 0.00001
const ISLAND = 0.03

/** What the browser's map shows as the area of the agency. */
export const AREA_OUTLINE = fileURLToPath(
  new URL('../../../../packages/basemap/data/area.json', import.meta.url),
)

/** The outer edge of all municipalities together, as rings of [lng, lat]; small islands are left out. */
export function areaOutline(): string {
  const rings = mergedOutlines(DETAIL)(() => true)
    .map((ring) => ring.map((point) => point.map((at) => Number(at.toFixed(3)))))
    .filter((ring) => sizeOf(ring, 0) > ISLAND && sizeOf(ring, 1) > ISLAND)
  return `${JSON.stringify(rings)}\n`
}

function sizeOf(ring: readonly (readonly number[])[], axis: 0 | 1): number {
  const values = ring.map((point) => point[axis] ?? 0)
  return Math.max(...values) - Math.min(...values)
}
