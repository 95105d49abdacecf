import type { CityGuide } from '@sumai/api-client/contract/city-guide'
import { lineName } from '@sumai/domain/line-names'
import { type LatLng, roadMetres, straightMetres, tohoFun } from '@sumai/domain/listing/distance'
import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { metresToSea } from '@sumai/geo/coast'
import { railMinutes } from '@sumai/geo/commute/rail-minutes'
import { haltOfStation } from '@sumai/geo/commute/rail-network'
import { municipalityRings } from '@sumai/geo/outlines'
import { nearestPlaces } from '@sumai/geo/places'
import { placesIn } from '@sumai/geo/places-in'
import { nearestStations, STOPS, type Stop } from '@sumai/geo/stations'
import { townAndChome, towns } from '@sumai/geo/towns'

type City = LatLng & { city_code: string; towns: readonly string[] }

/** Kinds of which the open data have all, or nearly: shops they do not. */
const FACILITIES: readonly PlaceKind[] = [
  ...(['elementary_school', 'junior_high_school', 'kindergarten', 'hospital'] as const),
  ...(['post_office', 'police', 'library', 'bus_stop'] as const),
]
/** Where the work is, and the stations there. */
const CENTRES = { 天神: ['天神', '西鉄福岡（天神）'], 博多: ['博多'] } as const
/** m, straight: stations as central as the most central one, of which the quickest counts. */
const CENTRAL = 2_500
/** m, straight: farther than that is not near. */
const NEAR = 3_000

export function cityGuide({ city_code, lat, lng, towns: names }: City): CityGuide {
  const stops = stopsIn(city_code)
  const centres = Object.entries(CENTRES).map(([to, names]) => ({ to, rides: minutesTo(names) }))
  return {
    city_code,
    outline: municipalityRings(city_code).map((ring) => ring.map(([x, y]) => [x, y])),
    stations: stops.map((stop) => ({
      eki_code: stop.eki_code,
      eki_name: stop.eki_name,
      lat: stop.lat,
      lng: stop.lng,
      slug: stop.slug,
      line_names: linesAt(stop),
      commute: centres.flatMap(({ to, rides }) => {
        const minutes = Math.min(...rides.map((minutesFrom) => minutesFrom(stop)))
        return Number.isFinite(minutes) ? [{ to, minutes: Math.ceil(minutes) }] : []
      }),
    })),
    commute: Object.entries(CENTRES).map(([to, names]) => ({
      to,
      ...quickest({ lat, lng }, stops, names),
    })),
    facilities: FACILITIES.map((kind) => ({
      kind,
      kind_label: PLACE_KINDS[kind],
      count: placesIn(city_code).filter((place) => place.kind === kind).length,
    })),
    towns: names.flatMap((name) => streetsOf(city_code, name) ?? []),
  }
}

/** For each of these stations the minutes from any other. */
const minutesTo = (goals: readonly string[]) =>
  STOPS.filter(({ eki_name }) => goals.includes(eki_name)).flatMap((goal) => {
    const halt = haltOfStation(goal.eki_code)
    const minutes = halt && railMinutes(halt)
    return minutes
      ? [({ eki_code }: Stop) => minutes[haltOfStation(eki_code)?.index ?? -1] ?? Infinity]
      : []
  })

/** An interchange once, by the first of its lines. */
const stopsIn = (cityCode: string): Stop[] => [
  ...new Map(
    STOPS.filter(({ city_code }) => city_code === cityCode)
      .toReversed()
      .map((stop) => [stop.eki_group, stop]),
  ).values(),
]

const linesAt = ({ eki_group }: Stop) => [
  ...new Set(
    STOPS.filter((stop) => stop.eki_group === eki_group).map(({ line_code }) =>
      lineName(line_code),
    ),
  ),
]

type Ride = Pick<CityGuide['commute'][number], 'from' | 'minutes'>

/** From the central station that is quickest there; by bus where no station is. */
function quickest(middle: LatLng, stops: readonly Stop[], goals: readonly string[]) {
  const metres = (stop: Stop) => straightMetres(middle, stop)
  const least = Math.min(...stops.map(metres))
  const rides = STOPS.filter(({ eki_name }) => goals.includes(eki_name)).flatMap((goal): Ride[] => {
    const halt = haltOfStation(goal.eki_code)
    if (!halt) return []
    if (stops.length === 0) return [{ from: null, minutes: railMinutes(middle)[halt.index] ?? 0 }]
    const minutes = railMinutes(halt)
    return stops
      .filter((stop) => metres(stop) <= least + CENTRAL)
      .flatMap(({ eki_code, eki_name }) => {
        const ride = minutes[haltOfStation(eki_code)?.index ?? -1]
        return ride === undefined ? [] : [{ from: eki_name, minutes: ride }]
      })
  })
  const [first] = rides.toSorted((a, b) => a.minutes - b.minutes)
  return { from: first?.from ?? null, minutes: Math.ceil(first?.minutes ?? 0) }
}

function streetsOf(cityCode: string, name: string): CityGuide['towns'][number] | undefined {
  const own = towns().filter(
    (town) => town.cityCode === cityCode && townAndChome(town.name).town === name,
  )
  if (own.length === 0) return undefined
  const at = {
    lat: own.reduce((sum, town) => sum + town.lat, 0) / own.length,
    lng: own.reduce((sum, town) => sum + town.lng, 0) / own.length,
  }
  const [station] = nearestStations(at, 1)
  const near = (kind: PlaceKind) => {
    const [found] = nearestPlaces(kind, at, 1, NEAR)
    return found ? onFoot(at, found.item, found.item.name) : null
  }
  return {
    name,
    station:
      station && station.metres <= NEAR
        ? {
            ...onFoot(at, station.item, station.item.eki_name),
            line_name: lineName(station.item.line_code),
          }
        : null,
    school: near('elementary_school'),
    park: near('park'),
    kyori_umi: Math.round(metresToSea(at)),
  }
}

const onFoot = (from: LatLng, to: LatLng, name: string) => ({
  name,
  toho_fun: tohoFun(roadMetres(from, to)),
})
