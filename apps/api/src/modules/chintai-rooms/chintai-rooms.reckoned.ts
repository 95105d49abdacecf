import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { madoriCode } from '@sumai/domain/listing/madori'
import { searchColumns } from '@sumai/domain/search-text'
import { searchedBy } from '../tatemono/tatemono.searched-by.ts'
import type { NewTatemono } from '../tatemono/tatemono.table.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

/** With all that is reckoned from the rest, as with every write. */
export const reckoned = (room: ChintaiRoomRow, building: NewTatemono): ChintaiRoomRow => ({
  ...room,
  ...costColumns(room),
  madori: madoriCode(room.madoriHeyasu, room.madoriKind),
  ...roomSearchColumns(building, room),
})

/** The sums that lists sort and filter by. */
export function costColumns(terms: InitialTerms) {
  const getsuSogakuItems = monthlyItems(terms)
  const shokiHiyoItems = initialItems(terms)
  return {
    getsuSogaku: total(getsuSogakuItems),
    getsuSogakuItems,
    shokiHiyo: total(shokiHiyoItems),
    shokiHiyoItems,
  }
}

type Words = { bukkenNo: string; title: string; catchCopy?: string | null; comment?: string | null }

/** By what a room is found: what its building is found by, and its own words. */
export const roomSearchColumns = (building: NewTatemono, room: Words) =>
  searchColumns([...searchedBy(building), room.bukkenNo, room.title, room.catchCopy, room.comment])
