import {
  chintaiRoom,
  chintaiRoomLight,
  staffChintaiRoom,
} from '@sumai/api-client/contract/chintai-room'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray } from '../../db/drizzle.ts'
import { nextNumber } from '../../db/next-number.ts'
import { notFound } from '../../http/problem.ts'
import { wireRowOf } from '../../wire/columns.ts'
import { documentOf } from '../../wire/document.ts'
import { readByIds } from '../../wire/read-by-ids.ts'
import { searchRows } from '../listings/search-rows.ts'
import { type TatemonoRow, tatemono } from '../tatemono/tatemono.table.ts'
import {
  type ChintaiRoomRow,
  chintaiBukkenNo,
  chintaiRooms as rooms,
} from './chintai-rooms.table.ts'
import { type ChintaiSearchRow, chintaiSearchColumns } from './chintai-search.ts'

const TABLES = [rooms, tatemono]
/** Columns that computed fields need, beside those in the answer. */
const COMPUTED_FROM = [
  'is_room_no_disp',
  'is_tm_name_disp',
  'is_minyukyo',
  'madori_heyasu',
  'madori_kind',
  'photos',
]

/** The columns of each answer: those that its schema names. */
const ANSWERS = {
  light: wireRowOf(chintaiRoomLight, TABLES, COMPUTED_FROM),
  full: wireRowOf(chintaiRoom, TABLES, COMPUTED_FROM),
  /** With the fields for staff. */
  staff: wireRowOf(staffChintaiRoom, TABLES, COMPUTED_FROM),
}

/** Reads rooms with the facts of their buildings. */
export function chintaiRoomsRepository(db: Database) {
  const read = (detail: keyof typeof ANSWERS) =>
    readByIds(rooms.bukkenNo, `chintai_rooms_${detail}`, (isWanted, name) =>
      db
        .select({ row: ANSWERS[detail] })
        .from(rooms)
        .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
        .where(isWanted)
        .prepare(name),
    )
  const reads = { light: read('light'), full: read('full'), staff: read('staff') }

  return {
    /**
     * The rooms with these numbers, which come from the search index (search/), in the same order.
     */
    byIds: (ids: readonly string[], detail: keyof typeof ANSWERS) => reads[detail](ids),

    /** Whether a hidden room was let; `false` for an unknown number. */
    async isClosed(bukkenNo: string): Promise<boolean> {
      const found = await db
        .select({ status: rooms.boshuStatus })
        .from(rooms)
        .where(eq(rooms.bukkenNo, bukkenNo))
      return found[0]?.status === 'closed'
    },

    /** The rows of the search index: all of them, or those with the given numbers. */
    load: (ids?: readonly string[]): AsyncIterable<ChintaiSearchRow[]> =>
      searchRows(db, ids, (after, limit) =>
        db
          .select({ row: documentOf(chintaiSearchColumns) })
          .from(rooms)
          .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
          .where(and(gt(rooms.bukkenNo, after), ids && inArray(rooms.bukkenNo, [...ids])))
          .orderBy(asc(rooms.bukkenNo))
          .limit(limit),
      ),
  }
}

/** A room and its building, the room locked until the transaction ends; 404 when there is none. */
export async function lockChintaiRoom(tx: Database, bukkenNo: string) {
  const [room] = await tx.select().from(rooms).where(eq(rooms.bukkenNo, bukkenNo)).for('update')
  if (!room) throw notFound('room.not_found')
  const [building] = await tx.select().from(tatemono).where(eq(tatemono.tmNo, room.tmNo))
  return { room, building: building as TatemonoRow }
}

/** The next free number for a new room. */
export const nextChintaiNo = (tx: Database): Promise<string> =>
  nextNumber(tx, chintaiBukkenNo, rooms, rooms.bukkenNo)

export const insertChintaiRoom = (tx: Database, room: ChintaiRoomRow) =>
  tx.insert(rooms).values(room)

export const updateChintaiRoom = (tx: Database, { bukkenNo, ...columns }: ChintaiRoomRow) =>
  tx.update(rooms).set(columns).where(eq(rooms.bukkenNo, bukkenNo))
