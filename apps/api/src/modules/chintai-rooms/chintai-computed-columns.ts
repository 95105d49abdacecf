import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { madoriCode } from '@sumai/domain/listing/madori'
import { searchColumns } from '@sumai/domain/search-text'
import type { NewTatemono } from '../tatemono/tatemono.table.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

/** Every write computes these columns anew from the others. */
export const withComputedColumns = (
  room: ChintaiRoomRow,
  building: NewTatemono,
): ChintaiRoomRow => ({
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

/** What a keyword finds a building by; a name that its owner hides is no part of it. */
export const buildingWords = (building: NewTatemono): (string | null)[] => [
  ...(building.isTmNameDisp ? [building.tmName, building.tmNameKana ?? null] : []),
  building.addressDisp,
  building.tmNo,
  ...building.kotsu.map(({ eki_name }) => `${eki_name}駅`),
]

type Words = { bukkenNo: string; title: string; catchCopy?: string | null; comment?: string | null }

/** What a keyword finds a room by: the words of its building, and its own. */
export const roomSearchColumns = (building: NewTatemono, room: Words) =>
  searchColumns([
    ...buildingWords(building),
    room.bukkenNo,
    room.title,
    room.catchCopy,
    room.comment,
  ])
