import { useExtraFetcher } from '@sumai/platform'
import { isClosed } from '../listing/listing.ts'
import type { SavedData, SavedRoom } from './saved-site.ts'
import { useSavedRooms } from './use-saved-rooms.ts'

/** Of listings that were seen those still on offer, in the same order; `null` until they are loaded. */
export function useSeenRooms<Room extends SavedRoom>(
  numbers: readonly string[],
  addressOf: (numbers: readonly string[]) => string,
): readonly Room[] | null {
  const rooms = useSavedRooms<Room>(useExtraFetcher<SavedData<Room>>(), numbers, addressOf)
  return (
    rooms && numbers.flatMap((number) => rooms.get(number) ?? []).filter((room) => !isClosed(room))
  )
}

/** A row of them, filled up with the newest. */
export const filledUp = <Room extends SavedRoom>(
  seen: readonly Room[],
  newest: readonly Room[],
  count: number,
): Room[] => {
  const numbers = new Set(seen.map(({ bukkenNo }) => bukkenNo))
  return [...seen, ...newest.filter(({ bukkenNo }) => !numbers.has(bukkenNo))].slice(0, count)
}
