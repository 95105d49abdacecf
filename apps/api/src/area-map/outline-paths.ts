import { municipalityOutlines } from '@sumai/geo/outlines'
import { HEIGHT, ringPath, toFrame, WIDTH } from './frame.ts'
import { simplified } from './simplified.ts'

/** px² of a corner, and of the smallest island. */
const DETAIL = 50
const ISLAND = 60

/** The municipalities as SVG paths in the frame, by their codes; neighbours share their borders. */
export function outlinePaths(): Map<string, string> {
  const rings = municipalityOutlines().flatMap(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons
      .flat()
      .map((ring) => ring.map(([lng, lat]) => toFrame(lng, lat)))
      .filter(isInFrame)
      .map((ring) => ({ name: properties.city_code, ring }))
  })
  const paths = new Map<string, string>()
  for (const { name, ring } of simplified(rings, DETAIL)) {
    paths.set(name, (paths.get(name) ?? '') + ringPath(ring, ISLAND))
  }
  return paths
}

/** Some islands lie far out. */
const isInFrame = (ring: [x: number, y: number][]) =>
  ring.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
