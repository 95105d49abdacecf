import { type DateInput, formatDate } from '@sumai/format/dates'
import { formatKakaku, formatKakakuRange, formatRent, formatRentRange } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import type { Conditions, SearchScope } from './fields.ts'
import { ANY_KIND, subjectOf } from './subject.ts'

/** Figures of the listings found, in yen; unknown ones are left out. */
export type SearchStats = {
  min?: number
  max?: number
  median?: { madori: string; yen: number }
  updatedAt?: DateInput
}

type Words = {
  price: string
  say: (yen: number) => string
  sayRange: (low: number, high: number) => string
  why: string
}
const RENT = { price: '賃料', say: formatRent, sayRange: formatRentRange }
const PRICE = { price: '価格', say: formatKakaku, sayRange: formatKakakuRange }
const WORDS: Record<SearchScope, Words> = {
  chintai: { ...RENT, why: '管理費・駐車場込みの総額で比較できます。' },
  baibai: { ...PRICE, why: '月々の支払い目安も合わせて比較できます。' },
  invest: { ...PRICE, why: '表面利回りと価格で比較できます。' },
}

/** The meta description of a page of results. */
export function searchDescription<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
  { min, max, median, updatedAt }: SearchStats = {},
): string {
  const { price, say, sayRange, why } = WORDS[scope]
  const found = subjectOf(scope, conditions) || ANY_KIND[scope]
  const prices = [
    min !== undefined && max !== undefined && `${price}${sayRange(min, max)}`,
    median && `${median.madori}の中央値${say(median.yen)}`,
  ].filter(Boolean)
  return [
    `${found}${formatNumber(total)}件。`,
    prices.length > 0 && `${prices.join('、')}。`,
    why,
    updatedAt && `（${formatDate(updatedAt)}更新）`,
  ]
    .filter(Boolean)
    .join('')
}
