import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import { type LatLng, roadMetres, tohoFun } from '@sumai/domain/listing/distance'
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import type { Random } from '../random.ts'
import type { PlaceColumns } from '../rows.ts'
import { CITIES, type City, moved, nearestStops, STOPS, type Town, townsOf } from './geography.ts'
import { districtSchool } from './schools.ts'
import { shopCountOf } from './shops.ts'

/** Where a listing stands: its columns, and what prices and texts depend on. */
export type Location = { city: City; town: Town; columns: PlaceColumns }

/** More listings where there are shops and stations, and in and around Fukuoka. */
const weights = CITIES.map((city): [City, number] => [
  city,
  3 + shopCountOf(city.city_code) * 3 + stopsOf(city) * 0.3 + (city.area_no === 101 ? 5 : 0),
])

function stopsOf(city: City): number {
  return STOPS.filter((stop) => stop.city_code === city.city_code).length
}

export const randomCity = (random: Random): City => random.weighted(weights)

const CHOME = ['一丁目', '二丁目', '三丁目', '四丁目', '五丁目']
const hundred = (metres: number) => Math.max(10, Math.round(metres / 10) * 10)

export function locate(random: Random, city = randomCity(random)): Location {
  const town = random.pick(townsOf(city))
  const exact = moved(town.centre, random.around(0, 300), random.around(0, 300))
  const precision = random.chance(0.85) ? 'exact' : 'town'
  const point = precision === 'exact' ? exact : town.centre
  // A town with 町 in the middle of its name has no numbered blocks.
  const chome = random.chance(0.45) && !/町./.test(town.name) ? random.pick(CHOME) : null
  return {
    city,
    town,
    columns: {
      prefCode: city.pref_code,
      cityCode: city.city_code,
      town: town.name,
      chome,
      banchi: `${random.int(1, 30)}-${random.int(1, 20)}`,
      addressDisp: `${city.pref_name}${city.city_name}${town.name}${chome ?? ''}`,
      lat: point.lat,
      lng: point.lng,
      latlngPrecision: precision,
      kotsu: accessOf(random, exact, town.name),
      shisetu: facilitiesOf(random, city, exact),
      shogakkoNo: districtSchool(city, 5, exact)?.shisetsuNo ?? null,
      chugakkoNo: districtSchool(city, 4, exact)?.shisetsuNo ?? null,
    },
  }
}

const FARTHEST_WALK_M = 2_000
const BUS_M_PER_MINUTE = 450
const LONGEST_BUS = 40

/** One to three stations; by bus when none is within 25 minutes' walk. */
function accessOf(random: Random, point: LatLng, town: string): Kotsu[] {
  const near = nearestStops(point)
    .slice(0, 3)
    .map(({ stop }) => ({ stop, road: roadMetres(point, stop) }))
  const [first, ...others] = near
  if (!first) return []
  const walkable = others.filter(({ road }) => road <= FARTHEST_WALK_M)
  return [first, ...walkable].map(({ stop, road }) => {
    const base = { line_code: stop.line_code, eki_code: stop.eki_code, eki_name: stop.eki_name }
    if (road <= FARTHEST_WALK_M) {
      const metres = hundred(road)
      return { ...base, bus_fun: null, bus_tei: null, toho_m: metres, toho_fun: tohoFun(metres) }
    }
    const metres = hundred(random.int(80, 560))
    return {
      ...base,
      bus_fun: Math.min(LONGEST_BUS, Math.max(4, Math.round(road / BUS_M_PER_MINUTE))),
      bus_tei: town,
      toho_m: metres,
      toho_fun: tohoFun(metres),
    }
  })
}

const SCHOOL_WITHIN_M = 3_000
const SHOPS_AND_PARKS: readonly [number, string, number][] = [
  [7, 'スーパーマーケット', 900],
  [7, 'コンビニエンスストア', 400],
  [7, 'ドラッグストア', 800],
  [6, '内科・小児科クリニック', 900],
  [6, '総合病院', 2_200],
  [8, '公園', 600],
]

/** Universities within 3 km, the schools of the district, and daily life without names of firms. */
function facilitiesOf(random: Random, city: City, point: LatLng): Shisetu[] {
  const near = universities
    .map((university) => ({
      shisetu_no: university.shisetsu_no,
      name: university.shisetsu_nm,
      type: university.shisetsu_type,
      kyori_m: roadMetres(point, university),
    }))
    .filter(({ kyori_m }) => kyori_m <= SCHOOL_WITHIN_M)
    .sort((a, b) => a.kyori_m - b.kyori_m)
  const district = [districtSchool(city, 5, point), districtSchool(city, 4, point)]
    .filter((school) => school !== undefined)
    .map((school) => ({
      shisetu_no: school.shisetsuNo,
      name: school.shisetsuNm,
      type: school.shisetsuType,
      kyori_m: roadMetres(point, school),
    }))
  const schools = [...near, ...district].map((it) => ({ ...it, kyori_m: hundred(it.kyori_m) }))
  const daily = random.sample(SHOPS_AND_PARKS, random.int(2, 4)).map(([type, name, typical]) => ({
    shisetu_no: null,
    name,
    type,
    kyori_m: hundred(Math.abs(random.around(typical, typical / 3)) + 60),
  }))
  return [...schools, ...daily]
}
