import { type DateInput, formatDate } from '../dates.ts'
import { kakakuMan, manYen } from '../money.ts'
import { placeByCode, placeByCodes } from '../places/find-place.ts'
import { PLACE_KEYS, type Place } from '../places/places.ts'
import { type AnyConditions, tidyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { placeTerm, type TermType, termsOf } from './terms.ts'

/** Of the listings found, in yen. Only what is known is told. */
export type SearchStats = {
  min?: number
  max?: number
  median?: { madori: string; yen: number }
  updatedAt?: DateInput
}

type Words = {
  search: string
  kind: string
  price: string
  man: (yen: number) => string
  why: string
}

const sales: Words = {
  search: '売買物件検索',
  kind: '不動産（売買）',
  price: '価格',
  man: kakakuMan,
  why: '月々の支払い目安も合わせて比較できます。',
}
const WORDS: Record<SearchScope, Words> = {
  chintai: {
    search: '賃貸物件検索',
    kind: '賃貸物件',
    price: '賃料',
    man: manYen,
    why: '管理費・駐車場込みの総額で比較できます。',
  },
  baibai: sales,
  invest: {
    ...sales,
    search: '投資用物件検索',
    kind: '投資用物件',
    why: '表面利回りと価格で比較できます。',
  },
}

const count = (total: number) => `${total.toLocaleString('ja-JP')}件`

/** 久留米市の2LDK賃貸マンション 34件; the count changes with the page's heading event. */
export function searchHeading<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  return `${subject(scope, conditions) || WORDS[scope].search} ${count(total)}`
}

/** Without the brand, which the shell adds. */
export function searchTitle<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  const heading = searchHeading(scope, conditions, total)
  return conditions.page ? `${heading}（${conditions.page}ページ目）` : heading
}

export function searchDescription<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
  { min, max, median, updatedAt }: SearchStats = {},
): string {
  const { kind, price, man, why } = WORDS[scope]
  const prices = [
    min !== undefined && max !== undefined && `${price}${man(min)}〜${man(max)}万円`,
    median && `${median.madori}の中央値${man(median.yen)}万円`,
  ].filter(Boolean)
  return [
    `${subject(scope, conditions) || kind}${count(total)}。`,
    prices.length > 0 && `${prices.join('、')}。`,
    why,
    updatedAt && `（${formatDate(updatedAt)}更新）`,
  ]
    .filter(Boolean)
    .join('')
}

/** {P}の{F}の{M}{K} (DOMAIN §4.4); '' when the conditions name none of them. */
function subject(scope: SearchScope, untidy: AnyConditions): string {
  const conditions = tidyConditions(scope, untidy)
  const terms = termsOf(scope, conditions)
  const say = (type: TermType) => terms.find((term) => term.type === type)?.label
  const place = placesOf(conditions)
  const [kind, madori, feature] = [say('kind'), say('madori'), say('feature')]
  if (!place && !kind && !madori && !feature) return ''
  return [place && `${place}の`, feature && `${feature}の`, madori, kind ?? WORDS[scope].kind].join(
    '',
  )
}

/** One place or two by name, more as 久留米市ほか. */
function placesOf(conditions: AnyConditions): string {
  const places = PLACE_KEYS.flatMap((key): (Place | undefined)[] => {
    const codes = (conditions[key] ?? []) as string[]
    const whole = placeByCodes(key, codes)
    return whole ? [whole] : codes.map((code) => placeByCode(key, code))
  })
  const named = [...new Set(places)].filter((place) => place !== undefined)
  const labels = named.map((place) => placeTerm(place).label)
  return labels.length > 2 ? `${labels[0]}ほか` : labels.join('・')
}
