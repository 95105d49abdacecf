import { searchDescription } from '@sumai/domain/search-url/description'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { LightRental } from '@sumai/listings/listing'

type Found = {
  conditions: ChintaiConditions
  rooms: readonly Pick<LightRental, 'hyYachin' | 'koshinDate'>[]
  total: number
  lastPage: number
}

/** The range of rents is only known when the page has all rooms. */
export function description({ conditions, rooms, total, lastPage }: Found): string {
  const rents = lastPage === 1 ? rooms.map(({ hyYachin }) => hyYachin) : []
  return searchDescription('chintai', conditions, total, {
    ...(rents.length > 0 && { min: Math.min(...rents), max: Math.max(...rents) }),
    updatedAt: rooms
      .map(({ koshinDate }) => koshinDate)
      .sort()
      .at(-1),
  })
}
