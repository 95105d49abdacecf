import type { Camelized } from '@sumai/api-client'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { City } from '@sumai/api-client/contract/city'
import { toRentalCards } from '@sumai/listings/to-listing'

const SHOWN = 4
/** Whoever reads about a town wants to live there: neither shops nor halls. */
export const HOMES = ['mansion', 'apartment', 'kodate'] as const
/** Wards of the city that people compare with. */
const FUKUOKA_AREA = '福岡市'

/** A few rooms that nobody has applied for: one row, of as many buildings as there are. */
export function railOf(found: readonly Camelized<ChintaiRoomLight>[]) {
  const rooms = found.filter(({ boshuStatus }) => boshuStatus === 'public')
  return toRentalCards([...new Set([...oneOfEachBuilding(rooms), ...rooms])].slice(0, SHOWN))
}

const oneOfEachBuilding = <Room extends { tmNo: string }>(rooms: readonly Room[]) =>
  [...new Map(rooms.toReversed().map((room) => [room.tmNo, room])).values()].toReversed()

/** The medians of the wards of 福岡市, each by how many rooms it has; `null` without any. */
export function fukuokaLevel(cities: readonly Camelized<City>[], code: string): number | null {
  const wards = cities
    .filter(({ cityName }) => cityName.startsWith(FUKUOKA_AREA))
    .flatMap(({ rentStats }) => rentStats[code] ?? [])
  const total = wards.reduce((sum, { n }) => sum + n, 0)
  const sum = wards.reduce((all, { median, n }) => all + median * n, 0)
  return total > 0 ? Math.round(sum / total / 100) * 100 : null
}
