import { type BaibaiBukkenType, label, options } from '@sumai/domain/codes'
import { formatKakakuInList } from '@sumai/domain/money'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'

type Switch = {
  [Key in keyof BaibaiConditions]-?: NonNullable<BaibaiConditions[Key]> extends true ? Key : never
}[keyof BaibaiConditions]

/** The switches of SEED §3 that narrow a search. */
export const FLAGS = [
  { key: 'is_pet', label: 'ペット可' },
  { key: 'is_reform', label: 'リフォーム・リノベ済' },
  { key: 'is_south', label: '南向き' },
  { key: 'is_above_second', label: '2階以上' },
  { key: 'is_above_parking2', label: '駐車2台以上' },
  { key: 'is_above_parking3', label: '駐車3台以上' },
  { key: 'is_no_condition', label: '建築条件なし' },
  { key: 'is_sarachi', label: '更地' },
] as const satisfies { key: Switch; label: string }[]

const HOMES: readonly BaibaiBukkenType[] = [
  'hanbai_mansion',
  'hanbai_chuko',
  'hanbai_shinchiku',
  'tateuri',
  'hanbai_tochi',
]

/** Investment properties have a search of their own. */
export const KINDS = HOMES.map((code) => ({ code, label: label('bukken_type_baibai', code) }))

export const LAYOUTS = options('madori_search')
export const STRUCTURES = options('kozo')
export const SPECIAL_STRUCTURES = options('kodawari_kozo')

export const priceLabel = formatKakakuInList
export const areaLabel = (sqm: number) => `${sqm.toLocaleString('ja-JP')}㎡`
export const walkLabel = (minutes: number) => `${minutes}分以内`
export const ageLabel = (years: number) => (years === 0 ? '新築' : `築${years}年以内`)
