import type { LatLng } from '@sumai/domain/listing/distance'
import { nearestOf } from '@sumai/geo/nearest'
import { municipalityAt } from '@sumai/geo/outlines'
import { type Place, places } from '@sumai/geo/places'
import type { SchoolRow } from '../rows.ts'
import { CITIES, type City } from './geography.ts'

const ELEMENTARY = { kind: 'elementary_school', type: 5, suffix: 'es', first: 5001 } as const
const JUNIOR_HIGH = { kind: 'junior_high_school', type: 4, suffix: 'jhs', first: 4001 } as const
type Level = typeof ELEMENTARY | typeof JUNIOR_HIGH

/** The schools of a level in the 36 municipalities, numbered city by city. */
function schoolsOf({ kind, type, suffix, first }: Level): SchoolRow[] {
  const byCity = Map.groupBy(
    places().filter((place) => place.kind === kind && isPublic(place)),
    (place) => municipalityAt(place),
  )
  const inOrder = CITIES.flatMap((city) =>
    (byCity.get(city.city_code) ?? []).map((place, index) => ({
      place,
      cityCode: city.city_code,
      slug: `${city.slug}-${suffix}-${index + 1}`,
    })),
  )
  return inOrder.map(({ place: { name, lat, lng }, cityCode, slug }, index) => ({
    cityCode,
    lat,
    lng,
    slug,
    shisetsuNo: String(first + index),
    shisetsuType: type,
    shisetsuNm: name,
    // The map has no readings.
    shisetsuKana: '',
    sort: index + 1,
  }))
}

/** Private and attached schools have no district, nor have those of the prefectures. */
const isPublic = ({ name }: Place) =>
  !/大学|[附付]属|学園|学院|高等|雙葉|上智|自彊館|誠和|信愛|リンデン|弘学館|龍谷|東明館|致遠館|香楠|輝翔館|女子/.test(
    name,
  )

const elementary = schoolsOf(ELEMENTARY)
const juniorHigh = schoolsOf(JUNIOR_HIGH)

export const PUBLIC_SCHOOLS: readonly SchoolRow[] = [...elementary, ...juniorHigh]

const finders = [elementary, juniorHigh].map((rows) => {
  const byCity = Map.groupBy(rows, ({ cityCode }) => cityCode)
  return new Map([...byCity].map(([cityCode, inCity]) => [cityCode, nearestOf(inCity)]))
})

/** m, straight: the map of some villages lacks their school. */
const DISTRICT = 4_000

/** The nearest public schools in the city: its districts, as far as demo data can know. */
export const districtSchools = ({ city_code }: City, point: LatLng): SchoolRow[] =>
  finders.flatMap((finder) => finder.get(city_code)?.(point, 1, DISTRICT)[0]?.item ?? [])
