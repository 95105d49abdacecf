import type { LatLng } from '@sumai/domain/listing/distance'
import type { Random } from '../random.ts'
import type { PlaceColumns } from '../rows.ts'
import { accessOf } from './access.ts'
import { facilitiesOf } from './facilities.ts'
import { CITIES, type City, moved, STOPS } from './geography.ts'
import { districtSchools } from './schools.ts'
import { shopCountOf } from './shops.ts'
import { type Spot, spotsOf } from './spots.ts'
import { demandAt, isHilly, isNearSea, isReachable, isWithin, riverAround } from './surroundings.ts'

/** Where a listing stands: its columns, and what prices and texts depend on. */
export type Location = {
  city: City
  /** 天神; without 丁目 */
  town: string
  zip: string | null
  /** Water from the sea can come there. */
  isNearSea: boolean
  isHilly: boolean
  metresToRiver: number
  /** A long way by bus from the nearest station. */
  isRemote: boolean
  columns: PlaceColumns
}

/** More listings where there are shops and stations, and in and around Fukuoka. */
const weights = CITIES.map((city): [City, number] => [
  city,
  3 + shopCountOf(city.city_code) * 3 + stopsOf(city) * 0.3 + (city.area_no === 101 ? 5 : 0),
])

function stopsOf(city: City): number {
  return STOPS.filter((stop) => stop.city_code === city.city_code).length
}

export const randomCity = (random: Random): City => random.weighted(weights)

/** Minutes */
const LONG_BY_BUS = 10

export function locate(random: Random, city = randomCity(random)): Location {
  const spot = spotIn(random, city)
  const isExact = random.chance(spot.isBlock ? 0.92 : 0.6)
  const point = isExact ? beside(random, city, spot) : { lat: spot.lat, lng: spot.lng }
  const { town, chome, zip } = spot
  const kotsu = accessOf(point, spot)
  const district = districtSchools(city, point)
  const schoolOf = (type: number) =>
    district.find(({ shisetsuType }) => shisetsuType === type)?.shisetsuNo ?? null
  return {
    city,
    town,
    zip,
    isNearSea: isNearSea(city, spot),
    isHilly: isHilly(city, spot),
    metresToRiver: riverAround(spot),
    isRemote: kotsu.every(({ bus_fun }) => (bus_fun ?? 0) > LONG_BY_BUS),
    columns: {
      prefCode: city.pref_code,
      cityCode: city.city_code,
      town,
      chome,
      banchi: `${random.int(1, 30)}-${random.int(1, 20)}`,
      addressDisp: `${city.pref_name}${city.city_name}${town}${chome ?? ''}`,
      ...point,
      latlngPrecision: isExact ? 'exact' : 'town',
      kotsu,
      shisetu: facilitiesOf(random, point, spot, district),
      shogakkoNo: schoolOf(5),
      chugakkoNo: schoolOf(4),
    },
  }
}

function spotIn(random: Random, city: City): Spot {
  const spots = spotsOf(city)
  while (true) {
    const spot = random.pick(spots)
    if (random.chance(demandAt(spot)) && isReachable(spot) && isWithin(city, spot)) return spot
  }
}

/** Homes of one block stand some metres apart. */
function beside(random: Random, city: City, spot: Spot): LatLng {
  const spread = spot.isBlock ? 10 : 30
  const point = moved(spot, random.around(0, spread), random.around(0, spread))
  return isWithin(city, point) ? point : { lat: spot.lat, lng: spot.lng }
}
