import type { Shisetu } from '@sumai/api-client/contract/access'
import { type LatLng, roadMetres } from '@sumai/domain/listing/distance'
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import type { PlaceKind } from '@sumai/domain/place-kinds'
import type { Random } from '../random.ts'
import type { SchoolRow } from '../rows.ts'
import type { Spot } from './spots.ts'
import { placeAround } from './surroundings.ts'

const UNIVERSITY_WITHIN_M = 3_000

/** Kinds of daily life with their shisetsu_type, and how far away they are still worth a word. */
const DAILY: readonly (readonly [PlaceKind, number, number])[] = [
  ['supermarket', 7, 1_500],
  ['convenience', 7, 800],
  ['drugstore', 7, 1_500],
  ['clinic', 6, 1_500],
  ['hospital', 6, 2_500],
  ['park', 8, 1_000],
]

/** Universities within 3 km, the schools of the district, and what daily life needs, by name. */
export function facilitiesOf(
  random: Random,
  point: LatLng,
  spot: Spot,
  district: readonly SchoolRow[],
): Shisetu[] {
  const near = universities
    .map((university) => ({
      shisetu_no: university.shisetsu_no,
      name: university.shisetsu_nm,
      type: university.shisetsu_type,
      kyori_m: roadMetres(point, university),
    }))
    .filter(({ kyori_m }) => kyori_m <= UNIVERSITY_WITHIN_M)
    .sort((a, b) => a.kyori_m - b.kyori_m)
  const schools = district.map((school) => ({
    shisetu_no: school.shisetsuNo,
    name: school.shisetsuNm,
    type: school.shisetsuType,
    kyori_m: roadMetres(point, school),
  }))
  const daily = random.sample(DAILY, random.int(2, 4)).flatMap(([kind, type, within]) => {
    const place = placeAround(spot, kind, within)
    if (!place) return []
    return [{ shisetu_no: null, name: place.name, type, kyori_m: roadMetres(point, place) }]
  })
  return [...near, ...schools, ...daily]
}
