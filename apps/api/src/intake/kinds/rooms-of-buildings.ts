import type { Database } from '../../db/database.ts'
import { eq, inArray } from '../../db/drizzle.ts'
import { roomSearchText } from '../../modules/chintai-rooms/chintai-computed-columns.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import type { TatemonoRow } from '../../modules/tatemono/tatemono.table.ts'

const WORDS = {
  bukkenNo: chintaiRooms.bukkenNo,
  tmNo: chintaiRooms.tmNo,
  title: chintaiRooms.title,
  catchCopy: chintaiRooms.catchCopy,
  comment: chintaiRooms.comment,
  searchText: chintaiRooms.searchText,
}

/** The rooms of buildings that change: a keyword finds them by the words of their building. */
export async function roomsOfBuildings(db: Database, buildings: readonly TatemonoRow[]) {
  const byNo = new Map(buildings.map((building) => [building.tmNo, building]))
  const rooms =
    byNo.size === 0
      ? []
      : await db
          .select(WORDS)
          .from(chintaiRooms)
          .where(inArray(chintaiRooms.tmNo, [...byNo.keys()]))
  return {
    all: rooms.map(({ bukkenNo }) => bukkenNo),

    /** Writes the words of all rooms but those that are written as a whole. */
    async write(tx: Database, written: ReadonlySet<string> = new Set()): Promise<void> {
      for (const { searchText: before, ...room } of rooms) {
        const searchText = roomSearchText(byNo.get(room.tmNo) as TatemonoRow, room)
        if (written.has(room.bukkenNo) || searchText === before) continue
        await tx
          .update(chintaiRooms)
          .set({ searchText })
          .where(eq(chintaiRooms.bukkenNo, room.bukkenNo))
      }
    },
  }
}
