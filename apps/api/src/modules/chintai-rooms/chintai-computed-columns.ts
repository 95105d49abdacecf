import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { madoriCode } from '@sumai/domain/listing/madori'
import { searchTextOf } from '@sumai/domain/search-text'
import type { NewTatemono } from '../tatemono/tatemono.table.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

type Computed =
  | 'madori'
  | 'getsuSogaku'
  | 'getsuSogakuItems'
  | 'shokiHiyo'
  | 'shokiHiyoItems'
  | 'searchText'

/** The columns that the staff fill in. */
type GivenRoom = Omit<ChintaiRoomRow, Computed>

/** A building without its computed search columns. */
type SearchedBuilding = Omit<NewTatemono, 'searchText' | 'searchGrams'>

/** Adds the computed columns, which every write updates. */
export const withComputedColumns = (
  room: GivenRoom,
  building: SearchedBuilding,
): ChintaiRoomRow => ({
  ...room,
  ...costColumns(room),
  madori: madoriCode(room.madoriHeyasu, room.madoriKind),
  searchText: roomSearchText(building, room),
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

/** The texts of a building that a keyword matches, without a name that may not be shown. */
export const buildingWords = (building: SearchedBuilding): (string | null)[] => [
  ...(building.isTmNameDisp ? [building.tmName, building.tmNameKana ?? null] : []),
  building.addressDisp,
  building.tmNo,
  ...building.kotsu.map(({ eki_name }) => `${eki_name}駅`),
]

type Words = { bukkenNo: string; title: string; catchCopy?: string | null; comment?: string | null }

/** The texts of a room that a keyword matches, including those of its building. */
export const roomSearchText = (building: SearchedBuilding, room: Words): string =>
  searchTextOf([
    ...buildingWords(building),
    room.bukkenNo,
    room.title,
    room.catchCopy,
    room.comment,
  ])
