import { belowMan, formatKakaku } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { type BaibaiBukkenType, label } from '../../codes.ts'

/** Kinds of homes for sale by the names of headings and footer; the search for investments has others. */
export const SALE_KINDS: readonly { code: BaibaiBukkenType; label: string }[] = [
  { code: 'hanbai_mansion', label: '中古マンション' },
  { code: 'hanbai_chuko', label: '中古一戸建て' },
  { code: 'hanbai_shinchiku', label: '新築一戸建て' },
  { code: 'tateuri', label: '新築分譲住宅' },
  { code: 'hanbai_tochi', label: '土地' },
]

/** Kinds of investments by the names of the menu. */
export const INVEST_KINDS = [
  { code: 'toushi_mansion', label: '投資用マンション' },
  { code: 'toushi_apartment', label: '投資用アパート' },
  { code: 'toushi_other', label: 'その他・事業用' },
] as const

export const saleKindLabel = (code: string): string =>
  [...SALE_KINDS, ...INVEST_KINDS].find((kind) => kind.code === code)?.label ??
  label('bukken_type_baibai', code)

/** 7万円, 7.5万円: the steps of a select box need no second decimal. */
export const rentLabel = belowMan((yen) => `${yen / 10_000}万円`)
export const priceLabel = belowMan(formatKakaku)
export const areaLabel = (sqm: number) => `${formatNumber(sqm)}㎡`
export const carsLabel = (cars: number) => `駐車場${cars}台以上`
export const walkLabel = (minutes: number) => `${minutes}分以内`
export const ageLabel = (years: number) => (years === 0 ? '新築' : `築${years}年以内`)
export const daysLabel = (days: number) => (days === 0 ? '本日' : `${days}日以内`)
export const perTsuboLabel = (yen: number) => `${formatKakaku(yen)}/坪`
export const yieldLabel = (percent: number) => `${percent}%以上`
