import type { CityGuide } from '@sumai/api-client/contract/city-guide'
import { lineName } from '@sumai/domain/line-names'
import { type LatLng, roadMetres, straightMetres, tohoFun } from '@sumai/domain/listing/distance'
import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { metresToSea } from '@sumai/geo/coast'
import { CENTRES, type Centre, minutesFrom, ridesTo } from '@sumai/geo/commute/centres'
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
/** m, straight: stations as central as the most central one, of which the quickest counts. */
const CENTRAL = 2_500
/** m, straight: farther than that is not near. */
const NEAR = 3_000

export function cityGuide({ city_code, lat, lng, towns: names }: City): CityGuide {
  const stops = stopsIn(city_code)
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
      commute: CENTRES.flatMap((to) => {
        const minutes = ridesTo(to)(stop.eki_code)
        return Number.isFinite(minutes) ? [{ to, minutes }] : []
      }),
    })),
    commute: CENTRES.map((to) => ({ to, ...quickest({ lat, lng }, stops, to) })),
    facilities: FACILITIES.map((kind) => ({
      kind,
      kind_label: PLACE_KINDS[kind],
      count: placesIn(city_code).filter((place) => place.kind === kind).length,
    })),
    towns: names.flatMap((name) => streetsOf(city_code, name) ?? []),
  }
}

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

/** From the central station that is quickest there; by bus where no station is. */
function quickest(middle: LatLng, stops: readonly Stop[], to: Centre) {
  const metres = (stop: Stop) => straightMetres(middle, stop)
  const least = Math.min(...stops.map(metres))
  const [first] = stops
    .filter((stop) => metres(stop) <= least + CENTRAL)
    .map(({ eki_code, eki_name }) => ({ from: eki_name, minutes: ridesTo(to)(eki_code) }))
    .toSorted((a, b) => a.minutes - b.minutes)
  return first ?? { from: null, minutes: minutesFrom(middle, to) }
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
