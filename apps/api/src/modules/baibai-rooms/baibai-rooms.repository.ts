import { staffBaibaiRoom } from '@sumai/api-client/contract/baibai-body'
import { baibaiRoom, baibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { Database } from '../../db/database.ts'
import { and, isNull } from '../../db/drizzle.ts'
import { readByIds } from '../../db/read-by-ids.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { inOrder } from '../listings/in-order.ts'
import { baibaiRooms as rooms } from './baibai-rooms.table.ts'

const NEEDED = ['is_minyukyo', 'madori_heyasu', 'madori_kind', 'toshi_keikaku', 'photos']
const ROWS = {
  /** With what only the staff see. */
  staff: wireRowOf(staffBaibaiRoom, [rooms], NEEDED),
  full: wireRowOf(baibaiRoom, [rooms], NEEDED),
  light: wireRowOf(baibaiRoomLight, [rooms], NEEDED),
}

export type Detail = keyof typeof ROWS

export function baibaiRoomsRepository(db: Database) {
  const read = (detail: Detail) =>
    readByIds(rooms.bukkenNo, `baibai_rooms_${detail}`, (isWanted, name) =>
      db
        .select({ row: ROWS[detail] })
        .from(rooms)
        .where(and(isWanted, isNull(rooms.deletedAt)))
        .prepare(name),
    )
  const reads = { staff: read('staff'), full: read('full'), light: read('light') }

  return {
    /** In the order of `ids`. */
    async byIds(ids: readonly string[], detail: Detail): Promise<WireRow[]> {
      const found = await reads[detail](ids)
      return inOrder(ids, documents(found), (row) => row.bukken_no)
    },
  }
}
