import { type BaibaiBukkenType, label, options } from '@sumai/domain/codes'
import { formatKakakuInList } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'

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
