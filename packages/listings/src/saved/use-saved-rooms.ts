import type { useFetcher } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import type { SavedData, SavedRoom } from './saved-site.ts'

type Fetcher<Room> = Pick<ReturnType<typeof useFetcher<SavedData<Room>>>, 'load' | 'data'>

/**
 * The listings of the saved numbers, fetched once the browser's copy is read, and again when
 * another tab adds a number. `null` until they are loaded. A number without a listing ended over
 * thirty days ago.
 */
export function useSavedRooms<Room extends SavedRoom>(
  { load, data }: Fetcher<Room>,
  numbers: readonly string[],
  addressOf: (numbers: readonly string[]) => string,
): ReadonlyMap<string, Room> | null {
  const asked = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (numbers.every((number) => asked.current.has(number))) return
    asked.current = new Set(numbers)
    load(addressOf(numbers))
  })
  if (numbers.length === 0) return new Map()
  return data ? new Map(data.rooms.map((room) => [room.bukkenNo, room])) : null
}
