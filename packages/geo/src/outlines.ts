import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readJson } from './data.ts'
import { Polygon } from './polygon.ts'

type Position = [lng: number, lat: number]
type Ring = Position[]
type Outline = { rings: Ring[]; polygon: Polygon }

type Feature = {
  properties: { city_code: string }
  geometry:
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] }
}

export const municipalityOutlines = once(
  () => (readJson('municipalities') as { features: Feature[] }).features,
)

const outlines = once(
  () => new Map(municipalityOutlines().map((it) => [it.properties.city_code, outlineOf(it)])),
)

function outlineOf({ geometry }: Feature): Outline {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return { rings, polygon: new Polygon(rings.map((ring) => ring.flat())) }
}

/** Whether a point lies in a municipality, or at most `slack` metres outside it. */
export function isInMunicipality(cityCode: string, point: LatLng, slack = 0): boolean {
  const outline = outlines().get(cityCode)
  if (!outline) return false
  return (
    outline.polygon.has(point.lng, point.lat) || (slack > 0 && metresTo(outline, point) <= slack)
  )
}

/** Its rings, `[lng, lat]`. */
export const municipalityRings = (cityCode: string): readonly Ring[] =>
  outlines().get(cityCode)?.rings ?? []

/**
 * Codes of the municipalities that share a border with one. Outlines were simplified together:
 * neighbours have the corners of their border in common.
 */
export function municipalitiesBeside(cityCode: string): string[] {
  const corners = new Set(municipalityRings(cityCode).flat().map(String))
  return [...outlines()].flatMap(([code, { rings }]) => {
    const shared = new Set(
      rings
        .flat()
        .map(String)
        .filter((corner) => corners.has(corner)),
    )
    return code !== cityCode && shared.size > 1 ? [code] : []
  })
}

/** km² within the outline, on a plane. */
export function municipalityArea(cityCode: string): number {
  const [first] = municipalityRings(cityCode)
  const kmPerDegree = M_PER_DEGREE / 1_000
  const scale = kmPerDegree ** 2 * Math.cos(((first?.[0]?.[1] ?? 0) * Math.PI) / 180)
  const areaOf = (ring: Ring) =>
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] as Position
      return sum + x * nextY - nextX * y
    }, 0)
  const areas = municipalityRings(cityCode).map((ring) => Math.abs(areaOf(ring)) / 2)
  return areas.reduce((sum, area) => sum + area, 0) * scale
}

/** The code of the municipality around a point; `undefined` outside all 36. */
export function municipalityAt({ lat, lng }: LatLng): string | undefined {
  for (const [cityCode, { polygon }] of outlines()) if (polygon.has(lng, lat)) return cityCode
  return undefined
}

const M_PER_DEGREE = 111_195

/** Metres from a point to the nearest edge, on a plane: exact enough for some kilometres. */
function metresTo({ rings }: Outline, { lat, lng }: LatLng): number {
  const lngScale = M_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  const flat = ([x, y]: Position): Position => [(x - lng) * lngScale, (y - lat) * M_PER_DEGREE]
  const edges = rings.flatMap((ring) => ring.slice(1).map((to, at) => [ring[at] as Position, to]))
  return Math.min(
    ...edges.map(([from, to]) => metresFromOrigin(flat(from as Position), flat(to as Position))),
  )
}

function metresFromOrigin([ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + share * dx, ay + share * dy)
}
