import { staffChintaiRoom } from '@sumai/api-client/contract/chintai-body'
import { chintaiRoom, chintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { readByIds } from '../../db/read-by-ids.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { inOrder } from '../listings/in-order.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { chintaiRooms as rooms } from './chintai-rooms.table.ts'

const TABLES = [rooms, tatemono]
const NEEDED = ['is_room_no_disp', 'is_tm_name_disp', 'is_minyukyo', 'madori_heyasu', 'madori_kind']
const ROWS = {
  /** With what only the staff see. */
  staff: wireRowOf(staffChintaiRoom, TABLES, NEEDED),
  full: wireRowOf(chintaiRoom, TABLES, NEEDED),
  light: wireRowOf(chintaiRoomLight, TABLES, [...NEEDED, 'photos']),
}

export type Detail = keyof typeof ROWS

/** Reads rooms with the facts of their buildings. */
export function chintaiRoomsRepository(db: Database) {
  const read = (detail: Detail) =>
    readByIds(rooms.bukkenNo, `chintai_rooms_${detail}`, (isWanted, name) =>
      db
        .select({ row: ROWS[detail] })
        .from(rooms)
        .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
        .where(isWanted)
        .prepare(name),
    )
  const reads = { staff: read('staff'), full: read('full'), light: read('light') }

  return {
    /** In the order of `ids`. */
    async byIds(ids: readonly string[], detail: Detail): Promise<WireRow[]> {
      const found = await reads[detail](ids)
      return inOrder(ids, documents(found), (row) => row.bukken_no)
    },

    /** Whether a room that is not shown has been let; for a number nobody has, `false`. */
    async isClosed(bukkenNo: string): Promise<boolean> {
      const found = await db
        .select({ status: rooms.boshuStatus })
        .from(rooms)
        .where(eq(rooms.bukkenNo, bukkenNo))
      return found[0]?.status === 'closed'
    },
  }
}
