import type { Api } from '@sumai/api-client'
import type { By } from '@sumai/api-client/contract/by-place'
import { conditionsOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'

/** Both sites have searches for homes by area, by station and by school. */
export type Scope = 'chintai' | 'baibai'

/** Whose price is shown: ひとり sees that of 1K. */
export type Lens = {
  value: string
  label: string
  of: string
  /** Kinds (`bukken_type`) that alone are counted and found; without them the lens shows prices only. */
  kinds?: readonly string[]
}

/** What a site says of the homes among which its visitors choose a place. */
export type PickerSource = {
  scope: Scope
  /** Where the plain form is sent. */
  action: string
  byPlace: (api: Api, query: Query, options: { signal: AbortSignal }) => Promise<Answer>
  lenses: readonly [Lens, ...Lens[]]
  /** The one that is shown at first. */
  usual: string
  /** The same beside universities, if it is another one. */
  usualOfStudents?: string
  /** 部屋, 物件 */
  listing: string
  words: PickerWords
  pages: PickerPages
  /** The results of one place, by its slug. */
  term: (slug: string) => string
  /** Whether families look for schools before students do. */
  isForFamilies?: boolean
}

export type PickerPage = 'area' | 'station' | 'school' | 'term'

/** The ways to search that a site has. */
export type PickerPages = Partial<Record<PickerPage | 'list' | 'map', string>>

export type PickerWords = {
  /** 賃料, 価格 */
  price: string
  /** Yen to 6.2万 or 1,980万: what stands before 円, which a map leaves out. */
  short: (yen: number) => string
  /** Yen between limits of a legend. */
  step: number
}

type Query = ReturnType<typeof toQuery> & { by: By; priceOf: string | readonly string[] }
type Answer = {
  total: number
  places: {
    code: string
    count: number
    price: { median: number; n: number } | null
    minutes?: Minutes | undefined
  }[]
}

/** By train, from a station. */
export type Minutes = { tenjin: number; hakata: number }

/** What a place has: how many, their median price in yen where there are enough, how far it is. */
export type Stat = readonly [count: number, median: number | null, minutes?: Minutes | undefined]

export const NOTHING: Stat = [0, null]

/**
 * The share of the places with homes that need a price: with fewer, the column would be full of
 * dashes.
 */
const LEAST_PRICED = 0.3

/** Whether enough of these places have a price. */
export function arePriced(codes: readonly string[], places: Readonly<Record<string, Stat>>) {
  const stats = codes.map((code) => places[code] ?? NOTHING).filter(([count]) => count > 0)
  const priced = stats.filter(([, median]) => median !== null)
  return priced.length > 0 && priced.length >= LEAST_PRICED * stats.length
}

/** Homes that a place needs to have a price. */
const ENOUGH = 3

/** Of all conditions, those that pickers show. */
type Conditions = Readonly<Record<string, unknown>> & {
  city_code?: readonly string[]
  eki_code?: readonly string[]
  bukken_type?: readonly string[]
  toho?: number
  shisetu_no?: readonly string[]
  shisetu_kyori?: number
  shogakko_no?: readonly string[]
  chugakko_no?: readonly string[]
}

export type PickerData = {
  conditions: Conditions
  lens: Lens
  total: number
  places: Readonly<Record<string, Stat>>
}

/** What has been chosen so far, and what every place would give. Throws 400. */
export async function loadPlaces(
  { scope, byPlace, lenses, usual }: PickerSource,
  by: By,
  { context, request }: LoaderFunctionArgs,
): Promise<PickerData> {
  const { searchParams } = new URL(request.url)
  const conditions = conditionsOfForm(scope, searchParams)
  if (!conditions) throw httpError(400)
  const asked = searchParams.get('price_of') ?? lensOf(conditions, lenses)?.value ?? usual
  const lens = lenses.find(({ value }) => value === asked) ?? lenses[0]
  const { kinds } = lens
  const only = kinds && { bukken_type: [...kinds] }
  const query = { ...toQuery(scope, conditions), ...only, by, priceOf: kinds ?? lens.value }
  const { signal } = request
  const { total, places } = await byPlace(context.get(apiContext), query, { signal })
  const stats = places.map(({ code, count, price, minutes }): [string, Stat] => [
    code,
    [count, price && price.n >= ENOUGH ? price.median : null, minutes],
  ])
  return { conditions: { ...conditions, ...only }, lens, total, places: Object.fromEntries(stats) }
}

/** The lens whose kinds the conditions name. */
const lensOf = ({ bukken_type: [kind = ''] = [] }: Conditions, lenses: readonly Lens[]) =>
  lenses.find(({ kinds }) => kinds?.includes(kind))
