import { searchDescription } from '@sumai/domain/search-url/description'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import type { LightSale } from '@sumai/listings/listing'

type Found = {
  conditions: BaibaiConditions
  rooms: readonly Pick<LightSale, 'kakaku' | 'koshinDate'>[]
  total: number
  lastPage: number
}

/** The range of prices is only known when the page has all listings. */
export function description({ conditions, rooms, total, lastPage }: Found): string {
  const prices = lastPage === 1 ? rooms.map(({ kakaku }) => kakaku) : []
  return searchDescription('baibai', conditions, total, {
    ...(prices.length > 0 && { min: Math.min(...prices), max: Math.max(...prices) }),
    updatedAt: rooms
      .map(({ koshinDate }) => koshinDate)
      .sort()
      .at(-1),
  })
}
