import { municipalityOutlines } from '@sumai/geo/outlines'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

type Shape = (Polygon | MultiPolygon) & { properties: { city_code: string } }
type Outlines = Topology<{ all: { type: 'GeometryCollection'; geometries: Shape[] } }>

type Ring = (readonly number[])[]

/**
 * Municipalities with fewer corners; the same for neighbours. `detail`: degrees² of a corner. Returns a
 * function that gives the outer edges of some of them together, as rings of [lng, lat].
 */
export function mergedOutlines(detail: number) {
  const features = municipalityOutlines().map((it) => ({ type: 'Feature' as const, ...it }))
  const whole = topology({ all: { type: 'FeatureCollection', features } as never }) as Outlines
  const simple = simplify(presimplify(whole), detail)
  return (isIn: (cityCode: string) => boolean): Ring[] =>
    merge(
      simple,
      simple.objects.all.geometries.filter(({ properties }) => isIn(properties.city_code)),
    ).coordinates.map(([ring = []]) => ring)
}
