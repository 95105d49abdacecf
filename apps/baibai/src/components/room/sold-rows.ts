import { formatDate } from '@sumai/format/dates'
import type { FactRow } from '@sumai/listings/fact-section'
import { area } from '@sumai/outline/sale-areas'
import { built } from '@sumai/outline/sale-rows'
import type { Room } from './room-data.ts'

/** What the API still tells of a home that was sold. */
export const soldRows = (room: Room): FactRow[] => [
  { label: '間取り', value: room.madoriLabel ?? '' },
  { label: '専有面積', value: area(room.senyuMen, null) },
  { label: '建物面積', value: area(room.tatemonoMen, null) },
  { label: '土地面積', value: area(room.tochiMen, null) },
  { label: '築年月', value: built(room) },
  { label: '構造', value: room.kozoLabel ?? '' },
  { label: '物件番号', value: room.bukkenNo },
  { label: '情報公開日', value: formatDate(room.koukaiDate) },
  { label: '更新日', value: formatDate(room.koshinDate) },
]
