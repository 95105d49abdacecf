import type { useFetcher } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import type { SavedData, SavedRoom } from './saved-site.ts'

type Fetcher<Room> = Pick<ReturnType<typeof useFetcher<SavedData<Room>>>, 'load' | 'data'>

/**
 * The listings behind saved numbers, asked for once the browser's copy has been read, and again
 * when numbers come that were not asked for (another tab has saved one). `null` until they are
 * there; a number without a listing has been off the market for more than thirty days.
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
