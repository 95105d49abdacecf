import { type BaibaiBukkenType, label, options } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'

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

/** The structures that are asked for; the others are rare. */
export const STRUCTURES = [1, 3, 4, 5].map((code) => ({ code, label: label('kozo', code) }))

type FlagKey = {
  [Key in keyof BaibaiConditions]-?: NonNullable<BaibaiConditions[Key]> extends true ? Key : never
}[keyof BaibaiConditions]

export const FLAGS = [
  { key: 'is_pet', label: 'ペット可' },
  { key: 'is_reform', label: 'リフォーム・リノベ済' },
  { key: 'is_south', label: '南向き' },
  { key: 'is_above_second', label: '2階以上' },
  { key: 'is_above_parking2', label: '駐車2台以上' },
  { key: 'is_above_parking3', label: '駐車3台以上' },
  { key: 'is_no_condition', label: '建築条件なし' },
  { key: 'is_sarachi', label: '更地' },
] as const satisfies { key: FlagKey; label: string }[]
