import type { Polygon } from 'geojson'
import { feature, merge } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type {
  GeometryCollection,
  Topology,
  Polygon as TopologyPolygon,
} from 'topojson-specification'

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
  const simple = simpleTopology(rings, detail)
  return feature(simple, simple.objects.rings).features.map(({ properties, geometry }) => ({
    name: properties.name,
    ring: inPx((geometry as Polygon).coordinates[0] ?? []),
  }))
}

/** The outer edges of all rings together, simplified as above. */
export function simpleEdges(rings: readonly Ring[], detail: number): Ring[] {
  const named = rings.map((ring) => ({ name: '', ring }))
  const simple = simpleTopology(named, detail)
  const { coordinates } = merge(simple, simple.objects.rings.geometries as TopologyPolygon[])
  return coordinates.flat().map(inPx)
}

function simpleTopology(rings: readonly Named[], detail: number): Rings {
  const fine = (ring: Ring) => ring.map((point) => point.map((px) => Math.round(px * FINE)))
  const features = rings.map(({ name, ring }) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Polygon' as const, coordinates: [fine(ring)] },
  }))
  const whole = topology({ rings: { type: 'FeatureCollection', features } as never }) as Rings
  return simplify(presimplify(whole), detail * FINE ** 2)
}

const inPx = (ring: Ring): Ring => ring.map((point) => point.map((at) => at / FINE))
