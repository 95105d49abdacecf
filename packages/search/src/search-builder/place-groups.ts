import { bicycleFun, SHISETU_KYORI } from '@sumai/domain/listing/distance'
import { placeByCode } from '@sumai/domain/places/find-place'
import type { ToOptions } from '../filter/city-group.ts'
import type { FilterGroup, FilterOption } from '../filter/filter.ts'

const checks = (legend: string, options: FilterOption[]): FilterGroup => ({
  kind: 'checks',
  legend,
  options,
})

const [WIDEST, ...NEARER] = SHISETU_KYORI
const distanceLabel = (metres: number) =>
  `${metres / 1000}km以内（自転車で約${bicycleFun(metres)}分）`

/** The distances from schools to choose from; the widest is the default. */
export const schoolDistance = (conditions: { shisetu_kyori?: number }): FilterGroup => ({
  kind: 'chips',
  pick: 'one',
  legend: '学校からの距離',
  empty: distanceLabel(WIDEST),
  options: NEARER.map((metres) => ({
    name: 'shisetu_kyori',
    value: String(metres),
    label: distanceLabel(metres),
    checked: conditions.shisetu_kyori === metres,
  })),
})

type School = { shisetsuNo: string; shisetsuNm: string; cityCode: string }

/** Universities and colleges, city by city. */
export function schoolGroups(schools: readonly School[], toOptions: ToOptions): FilterGroup[] {
  const cities = [...new Set(schools.map(({ cityCode }) => cityCode))].sort()
  return cities.map((city) =>
    checks(
      placeByCode('city_code', city)?.name ?? '',
      toOptions(
        'shisetu_no',
        schools
          .filter(({ cityCode }) => cityCode === city)
          .map(({ shisetsuNo, shisetsuNm }) => ({ code: shisetsuNo, label: shisetsuNm })),
      ),
    ),
  )
}
