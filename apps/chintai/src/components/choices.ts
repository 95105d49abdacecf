import { options } from '@sumai/domain/codes'

export const KINDS = options('bukken_type_chintai')
export const LAYOUTS = options('madori_search')
export const STRUCTURES = options('kozo')
export const SPECIAL_STRUCTURES = options('kodawari_kozo')

/** 7万円, 7.5万円: the steps of a select box need no second decimal. */
export const rentLabel = (yen: number) => `${yen / 10_000}万円`
export const areaLabel = (sqm: number) => `${sqm}㎡`
export const walkLabel = (minutes: number) => `${minutes}分以内`
export const ageLabel = (years: number) => (years === 0 ? '新築' : `築${years}年以内`)
