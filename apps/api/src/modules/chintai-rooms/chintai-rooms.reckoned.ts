import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { madoriCode } from '@sumai/domain/listing/madori'
import { searchColumns } from '@sumai/domain/search-text'
import { type SearchedBuilding, searchedBy } from '../tatemono/tatemono.searched-by.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

type Reckoned =
  | 'madori'
  | 'getsuSogaku'
  | 'getsuSogakuItems'
  | 'shokiHiyo'
  | 'shokiHiyoItems'
  | 'searchText'
  | 'searchGrams'

/** What staff type in of a room; the rest follows from it. */
type GivenRoom = Omit<ChintaiRoomRow, Reckoned>

/** With all that is reckoned from the rest, as with every write. */
export const reckoned = (room: GivenRoom, building: SearchedBuilding): ChintaiRoomRow => ({
  ...room,
  ...costColumns(room),
  madori: madoriCode(room.madoriHeyasu, room.madoriKind),
  ...roomSearchColumns(building, room),
})

/** The sums that lists sort and filter by. */
function costColumns(terms: InitialTerms) {
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
const roomSearchColumns = (building: SearchedBuilding, room: Words) =>
  searchColumns([...searchedBy(building), room.bukkenNo, room.title, room.catchCopy, room.comment])
