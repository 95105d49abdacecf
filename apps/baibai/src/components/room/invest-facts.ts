import type { Fact } from '@sumai/listings/listing'
import { investFactsWithFloors, netYield } from '@sumai/listings/sale-facts'
import type { Room } from './room-data.ts'

/** What an investor reads after the price and the gross yield. */
export function investFactsBesideYield(room: Room): Fact[] {
  const [income, kozo, age, rate] = investFactsWithFloors(room)
  return [netYield(room), income, rate, kozo, age]
}

/** Its tenants live there: there are papers to see, no rooms. */
export const isLet = ({ nyukyoRitsu }: Pick<Room, 'nyukyoRitsu'>) => nyukyoRitsu === 100
