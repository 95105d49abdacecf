import type { Polygon } from 'geojson'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Ring = (readonly number[])[]
type Named = { name: string; ring: Ring }
type Rings = Topology<{ rings: GeometryCollection<{ name: string }> }>

/** Places in a px. */
const FINE = 100

/**
 * Rings with fewer corners. One that changes less than `detail` px² is left out, the same one for
 * all rings that share it.
 */
export function simplified(rings: readonly Named[], detail: number): Named[] {
  const fine = (ring: Ring) => ring.map((point) => point.map((px) => Math.round(px * FINE)))
  const features = rings.map(({ name, ring }) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Polygon' as const, coordinates: [fine(ring)] },
  }))
  const whole = topology({ rings: { type: 'FeatureCollection', features } as never }) as Rings
  const simple = simplify(presimplify(whole), detail * FINE ** 2)
  return feature(simple, simple.objects.rings).features.map(({ properties, geometry }) => ({
    name: properties.name,
    ring: ((geometry as Polygon).coordinates[0] ?? []).map((point) => point.map((at) => at / FINE)),
  }))
}
