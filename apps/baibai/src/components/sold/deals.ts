import type { Api } from '@sumai/api-client'
import { priceBandText } from '@sumai/domain/listing/price-band'
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

/** How many deals, the days that half of them took at most, and the most common band of prices. */
export function dealFigures(deals: readonly LightSale[]) {
  const days = deals.flatMap((deal) => daysOnSale(deal) ?? []).toSorted((a, b) => a - b)
  const bands = Map.groupBy(deals, ({ kakaku }) => priceBandText(kakaku))
  const [usual] = [...bands].toSorted(([, a], [, b]) => b.length - a.length)
  return {
    count: deals.length,
    days: days[(days.length - 1) >> 1] ?? null,
    band: usual?.[0] ?? null,
  }
}

export type DealFigures = ReturnType<typeof dealFigures>
