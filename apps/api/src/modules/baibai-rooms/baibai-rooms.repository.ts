import {
  baibaiRoom,
  baibaiRoomLight,
  staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-room'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull } from '../../db/drizzle.ts'
import { nextNumber } from '../../db/next-number.ts'
import { notFound } from '../../http/problem.ts'
import { wireRowOf } from '../../wire/columns.ts'
import { documentOf } from '../../wire/document.ts'
import { readByIds } from '../../wire/read-by-ids.ts'
import { searchRows } from '../listings/search-rows.ts'
import {
  type BaibaiRoomRow,
  baibaiBukkenNo,
  type NewBaibaiRoom,
  baibaiRooms as rooms,
} from './baibai-rooms.table.ts'
import { type BaibaiSearchRow, baibaiSearchColumns } from './baibai-search.ts'
import { searchedRow } from './sold.ts'

/** Columns that computed fields need, beside those in the answer. */
const COMPUTED_FROM = ['is_minyukyo', 'madori_heyasu', 'madori_kind', 'toshi_keikaku', 'photos']

/** The columns of each answer: those that its schema names. */
const ANSWERS = {
  light: wireRowOf(baibaiRoomLight, [rooms], COMPUTED_FROM),
  full: wireRowOf(baibaiRoom, [rooms], COMPUTED_FROM),
  /** With the fields for staff. */
  staff: wireRowOf(staffBaibaiRoom, [rooms], COMPUTED_FROM),
}

/** Reads properties for sale; removed ones are treated as unknown. */
export function baibaiRoomsRepository(db: Database) {
  const read = (detail: keyof typeof ANSWERS) =>
    readByIds(rooms.bukkenNo, `baibai_rooms_${detail}`, (isWanted, name) =>
      db
        .select({ row: ANSWERS[detail] })
        .from(rooms)
        .where(and(isWanted, isNull(rooms.deletedAt)))
        .prepare(name),
    )
  const reads = { light: read('light'), full: read('full'), staff: read('staff') }

  return {
    /**
     * The properties with these numbers, which come from the search index (search/), in the same
     * order.
     */
    byIds: (ids: readonly string[], detail: keyof typeof ANSWERS) => reads[detail](ids),

    /** The rows of the search index: all of them, or those with the given numbers. */
    load: (ids?: readonly string[]): AsyncIterable<BaibaiSearchRow[]> =>
      searchRows(db, ids, async (after, limit) => {
        const found = await db
          .select({ row: documentOf(baibaiSearchColumns) })
          .from(rooms)
          .where(
            and(
              gt(rooms.bukkenNo, after),
              isNull(rooms.deletedAt),
              ids && inArray(rooms.bukkenNo, [...ids]),
            ),
          )
          .orderBy(asc(rooms.bukkenNo))
          .limit(limit)
        return found.map(({ row }) => ({ row: searchedRow(row) }))
      }),
  }
}

/** A property, locked until the transaction ends; 404 when there is none. */
export async function lockBaibaiRoom(tx: Database, bukkenNo: string): Promise<BaibaiRoomRow> {
  const which = and(eq(rooms.bukkenNo, bukkenNo), isNull(rooms.deletedAt))
  const [row] = await tx.select().from(rooms).where(which).for('update')
  if (!row) throw notFound('room.not_found')
  return row
}

/** The next free number for a new property. */
export const nextBukkenNo = (tx: Database): Promise<string> =>
  nextNumber(tx, baibaiBukkenNo, rooms, rooms.bukkenNo)

export const insertBaibaiRoom = (tx: Database, room: NewBaibaiRoom) => tx.insert(rooms).values(room)

export const updateBaibaiRoom = (tx: Database, bukkenNo: string, columns: Partial<NewBaibaiRoom>) =>
  tx.update(rooms).set(columns).where(eq(rooms.bukkenNo, bukkenNo))
