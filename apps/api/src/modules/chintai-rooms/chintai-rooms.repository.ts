import { chintaiRoom, chintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { columnsFor, type WireRow } from '../../wire/columns.ts'
import { inOrder } from '../listings/in-order.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { chintaiRooms as rooms } from './chintai-rooms.table.ts'

const TABLES = [rooms, tatemono]
const NEEDED = ['is_room_no_disp', 'is_tm_name_disp', 'is_minyukyo', 'madori_heyasu', 'madori_kind']
const COLUMNS = {
  full: columnsFor(chintaiRoom, TABLES, NEEDED),
  light: columnsFor(chintaiRoomLight, TABLES, [...NEEDED, 'photos']),
}

export type Detail = keyof typeof COLUMNS

/** Reads rooms with the facts of their buildings. */
export function chintaiRoomsRepository(db: Database) {
  return {
    /** In the order of `ids`. */
    async byIds(ids: readonly string[], detail: Detail): Promise<WireRow[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select(COLUMNS[detail])
        .from(rooms)
        .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
        .where(inArray(rooms.bukkenNo, [...ids]))
      return inOrder(ids, rows, (row) => row.bukken_no)
    },
  }
}

export type ChintaiRoomsRepository = ReturnType<typeof chintaiRoomsRepository>
