import { baibaiRoom, baibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { columnsFor, type WireRow } from '../../wire/columns.ts'
import { inOrder } from '../listings/in-order.ts'
import { baibaiRooms as rooms } from './baibai-rooms.table.ts'

const NEEDED = ['is_minyukyo', 'madori_heyasu', 'madori_kind', 'toshi_keikaku', 'photos']
const COLUMNS = {
  full: columnsFor(baibaiRoom, [rooms], NEEDED),
  light: columnsFor(baibaiRoomLight, [rooms], NEEDED),
}

export type Detail = keyof typeof COLUMNS

export function baibaiRoomsRepository(db: Database) {
  return {
    /** In the order of `ids`. */
    async byIds(ids: readonly string[], detail: Detail): Promise<WireRow[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select(COLUMNS[detail])
        .from(rooms)
        .where(inArray(rooms.bukkenNo, [...ids]))
      return inOrder(ids, rows, (row) => row.bukken_no)
    },
  }
}
