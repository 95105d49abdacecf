import { rentalName } from '@sumai/outline/rental-room'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, isNull, type SQL } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

export type Rooms = typeof chintaiRooms | typeof baibaiRooms

/** Of a shop, or of all, without what was removed. */
export const own = (rooms: Rooms, tenpoNo: string | undefined, where: SQL | undefined) =>
  and(
    where,
    tenpoNo ? eq(rooms.tenpoNo, tenpoNo) : undefined,
    rooms === baibaiRooms ? isNull(baibaiRooms.deletedAt) : undefined,
  )

/** Homes of each kind that a screen shows. */
export const SHOWN = 10

const columns = (rooms: Rooms) => ({
  bukken_no: rooms.bukkenNo,
  tenpo_no: rooms.tenpoNo,
  syain_no: rooms.syainNo,
  jikai_koshin_date: rooms.jikaiKoshinDate,
})

/** Homes of both sites as a row of a screen, those first that have to be confirmed first. */
export async function homesWhere(db: Database, where: (rooms: Rooms) => SQL | undefined) {
  const [lets, sales] = await Promise.all([
    db
      .select({
        ...columns(chintaiRooms),
        tmName: tatemono.tmName,
        title: chintaiRooms.title,
        roomNo: chintaiRooms.roomNo,
      })
      .from(chintaiRooms)
      .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      .where(where(chintaiRooms))
      .orderBy(asc(chintaiRooms.jikaiKoshinDate))
      .limit(SHOWN),
    db
      .select({ ...columns(baibaiRooms), name: baibaiRooms.name })
      .from(baibaiRooms)
      .where(where(baibaiRooms))
      .orderBy(asc(baibaiRooms.jikaiKoshinDate))
      .limit(SHOWN),
  ])
  return [
    ...lets.map(({ tmName, title, roomNo, ...home }) => ({
      ...{ site_type: 'chintai' as const, name: rentalName({ tmName, title, roomNo }) },
      ...home,
    })),
    ...sales.map((home) => ({ site_type: 'baibai' as const, ...home })),
  ].toSorted((a, b) => a.jikai_koshin_date.localeCompare(b.jikai_koshin_date))
}
