import { bicycleFun, SHISETU_KYORI } from '@sumai/domain/listing/distance'
import type { FilterGroup } from '../filter/filter.ts'

export const kilometres = (metres: number) => `${metres / 1000}km以内`

const label = (metres: number) => `${kilometres(metres)}（自転車で約${bicycleFun(metres)}分）`

const [WIDEST, ...NEARER] = SHISETU_KYORI

export { WIDEST }

/** The distances from schools to choose from; the widest is the default. */
export const distanceGroup = (chosen: number): Extract<FilterGroup, { kind: 'chips' }> => ({
  kind: 'chips',
  pick: 'one',
  legend: '学校からの距離',
  empty: label(WIDEST),
  options: NEARER.map((metres) => ({
    name: 'shisetu_kyori',
    value: String(metres),
    label: label(metres),
    checked: metres === chosen,
  })),
})
