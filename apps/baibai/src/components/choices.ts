import { type BaibaiBukkenType, label, options } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { formatKakakuInList } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'

type Switch = {
  [Key in keyof BaibaiConditions]-?: NonNullable<BaibaiConditions[Key]> extends true ? Key : never
}[keyof BaibaiConditions]

/** The switches that narrow a search of homes for sale. */
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

/** Called as headings and the footer call them; investment properties have a search of their own. */
export const KINDS: readonly { code: BaibaiBukkenType; label: string }[] = [
  { code: 'hanbai_mansion', label: '中古マンション' },
  { code: 'hanbai_chuko', label: '中古一戸建て' },
  { code: 'hanbai_shinchiku', label: '新築一戸建て' },
  { code: 'tateuri', label: '新築分譲住宅' },
  { code: 'hanbai_tochi', label: '土地' },
]

export const kindLabel = (code: BaibaiBukkenType): string =>
  KINDS.find((kind) => kind.code === code)?.label ?? label('bukken_type_baibai', code)

export const LAYOUTS = options('madori_search')
export const STRUCTURES = options('kozo')
export const SPECIAL_STRUCTURES = options('kodawari_kozo')

export const priceLabel = formatKakakuInList
export const areaLabel = (sqm: number) => `${formatNumber(sqm)}㎡`
export const walkLabel = (minutes: number) => `${minutes}分以内`
export const ageLabel = (years: number) => (years === 0 ? '新築' : `築${years}年以内`)
