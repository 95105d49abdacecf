import { type BaibaiBukkenType, label } from '@sumai/domain/codes'
import { belowMan, formatKakakuInList } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'

/** With the names of headings and footer; investment properties have a search of their own. */
export const KINDS: readonly { code: BaibaiBukkenType; label: string }[] = [
  { code: 'hanbai_mansion', label: '中古マンション' },
  { code: 'hanbai_chuko', label: '中古一戸建て' },
  { code: 'hanbai_shinchiku', label: '新築一戸建て' },
  { code: 'tateuri', label: '新築分譲住宅' },
  { code: 'hanbai_tochi', label: '土地' },
]

export const kindLabel = (code: BaibaiBukkenType): string =>
  KINDS.find((kind) => kind.code === code)?.label ?? label('bukken_type_baibai', code)

export const priceLabel = belowMan(formatKakakuInList)
export const areaLabel = (sqm: number) => `${formatNumber(sqm)}㎡`
