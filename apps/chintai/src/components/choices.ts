import { options } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'

type Condition<Value> = {
  [Key in keyof ChintaiConditions]-?: NonNullable<ChintaiConditions[Key]> extends Value
    ? Key
    : never
}[keyof ChintaiConditions]

/** The switches that narrow a search of rooms to let. */
export const FLAGS = [
  { key: 'is_free_shikikin', label: '敷金なし' },
  { key: 'is_free_internet', label: 'インターネット無料' },
  { key: 'is_above_second', label: '2階以上' },
  { key: 'is_parking', label: '駐車場あり' },
  { key: 'is_free_parking1', label: '駐車場1台無料' },
  { key: 'is_free_parking2', label: '駐車場2台無料' },
] as const satisfies { key: Condition<true>; label: string }[]

/** The switches that change which rent is compared. */
export const RENT_MODES = [
  { key: 'is_include_kyoekihi', label: '管理費・共益費を含む' },
  { key: 'is_include_parking1', label: '駐車場1台を含む' },
] as const satisfies { key: Condition<true>; label: string }[]

export const KINDS = options('bukken_type_chintai')
export const LAYOUTS = options('madori_search')
export const STRUCTURES = options('kozo')
export const SPECIAL_STRUCTURES = options('kodawari_kozo')

/** 7万円, 7.5万円: the steps of a select box need no second decimal. */
export const rentLabel = (yen: number) => `${yen / 10_000}万円`
export const areaLabel = (sqm: number) => `${sqm}㎡`
export const walkLabel = (minutes: number) => `${minutes}分以内`
export const ageLabel = (years: number) => (years === 0 ? '新築' : `築${years}年以内`)
