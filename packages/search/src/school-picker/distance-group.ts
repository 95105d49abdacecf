import { bicycleFun, SHISETU_KYORI } from '@sumai/domain/listing/distance'
import type { FilterGroup } from '../filter/filter.ts'

export const kilometres = (metres: number) => `${metres / 1000}km以内`

/** How far a distance is for who rides there. */
export const byBicycle = (metres: number) => `自転車で約${bicycleFun(metres)}分`

const [WIDEST, ...NEARER] = SHISETU_KYORI

export { WIDEST }

/** The distances from schools to choose from; the widest is the default. */
export const distanceGroup = (chosen: number): Extract<FilterGroup, { kind: 'chips' }> => ({
  kind: 'chips',
  pick: 'one',
  legend: '学校からの距離',
  empty: kilometres(WIDEST),
  options: NEARER.map((metres) => ({
    name: 'shisetu_kyori',
    value: String(metres),
    label: kilometres(metres),
    checked: metres === chosen,
  })),
})
