import type { Api } from '@sumai/api-client'
import type { LightSale } from '@sumai/listings/listing'

type Options = Parameters<Api['baibai']['rooms']>[1]

const AT_ONCE = 100
/** Enough for the deals of 30 days; who has more shows the newest. */
const MOST_PAGES = 5
const DAY_MS = 86_400_000

/** What was sold within 30 days, the last deal first. */
export async function readDeals(api: Api, options: Options): Promise<LightSale[]> {
  const read = (page: number) =>
    api.baibai.rooms(
      { isClosedOnly: 1, order: 'new', page, limit: AT_ONCE, fields: 'light' },
      options,
    )
  const first = await read(1)
  const more = Math.min(first.pagination.lastPage, MOST_PAGES) - 1
  const others = await Promise.all(Array.from({ length: more }, (_, index) => read(index + 2)))
  return [first, ...others]
    .flatMap(({ rooms }) => rooms)
    .toSorted((a, b) => (b.closedDate ?? '').localeCompare(a.closedDate ?? ''))
}

type Dates = Pick<LightSale, 'koukaiDate' | 'closedDate'>

/** From the first day of the advertisement to the contract, both counted; `null` when unknown. */
export function daysOnSale({ koukaiDate, closedDate }: Dates): number | null {
  if (!closedDate) return null
  return Math.round((Date.parse(closedDate) - Date.parse(koukaiDate)) / DAY_MS) + 1
}

/** 9日; '' when unknown */
export const daysText = (days: number | null) => (days === null ? '' : `${days}日`)

const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >> 1] ?? null

const medianDays = (deals: readonly LightSale[]) =>
  median(deals.flatMap((deal) => daysOnSale(deal) ?? []))

/** How many deals, the days that half of them took at most, and the most common span of prices. */
export function dealFigures(deals: readonly LightSale[]) {
  const [usual] = dealSpans(deals).toSorted((a, b) => b.count - a.count)
  return {
    count: deals.length,
    days: medianDays(deals),
    band: usual && usual.count > 0 ? usual.label : null,
  }
}

type Span = { label: string; below: number }

/** Yen; wider than what is published of one deal. */
const PRICES: readonly Span[] = [
  { label: '1,000万円未満', below: 10_000_000 },
  { label: '1,000万円台', below: 20_000_000 },
  { label: '2,000万円台', below: 30_000_000 },
  { label: '3,000万円台', below: 40_000_000 },
  { label: '4,000万円台', below: 50_000_000 },
  { label: '5,000万円〜1億円未満', below: 100_000_000 },
  { label: '1億円以上', below: Number.POSITIVE_INFINITY },
]

/** Days on sale. */
const DAYS: readonly Span[] = [
  { label: '2週間以内', below: 15 },
  { label: '15〜30日', below: 31 },
  { label: '31〜60日', below: 61 },
  { label: '61〜90日', below: 91 },
  { label: '91〜120日', below: 121 },
  { label: '121〜180日', below: 181 },
  { label: '181日以上', below: Number.POSITIVE_INFINITY },
]

const counted = (spans: readonly Span[], values: readonly number[]) =>
  spans.map(({ label, below }, index) => {
    const from = spans[index - 1]?.below ?? 0
    return { label, count: values.filter((value) => value >= from && value < below).length }
  })

/** How many deals there were in each span of prices, the cheapest first. */
export const dealSpans = (deals: readonly Pick<LightSale, 'kakaku'>[]) =>
  counted(
    PRICES,
    deals.map(({ kakaku }) => kakaku),
  )

/** How many deals took how long, the quickest first. */
export const daySpans = (deals: readonly Dates[]) =>
  counted(
    DAYS,
    deals.flatMap((deal) => daysOnSale(deal) ?? []),
  )

/** Of one deal alone nothing is in the middle. */
const FEWEST = 2

/** The municipalities with most deals: how many, and the band of prices and the days in the middle. */
export function dealsByCity(deals: readonly LightSale[], most: number) {
  const cities = [...new Set(deals.map(({ cityCode }) => cityCode))]
  return cities
    .map((cityCode) => {
      const own = deals.filter((deal) => deal.cityCode === cityCode)
      const kakaku = median(own.map((deal) => deal.kakaku))
      return { cityCode, count: own.length, kakaku, days: medianDays(own) }
    })
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
}

export type DealFigures = ReturnType<typeof dealFigures>
