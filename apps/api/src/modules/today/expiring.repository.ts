import type { Database } from '../../db/database.ts'
import { and, asc, eq, lte, sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { letName, own, type Rooms, SHOWN } from './own-homes.ts'

const columns = (rooms: Rooms) => ({
  bukken_no: rooms.bukkenNo,
  tenpo_no: rooms.tenpoNo,
  syain_no: rooms.syainNo,
  jikai_koshin_date: rooms.jikaiKoshinDate,
})

/** Public homes that have to be confirmed again until a day, the first first. */
export async function expiringHomes(db: Database, tenpoNo: string | undefined, until: string) {
  const near = (rooms: Rooms) =>
    own(
      rooms,
      tenpoNo,
      and(
        // Written out, because the index is of these alone.
        sql`${rooms.boshuStatus} in ('public', 'applied')`,
        lte(rooms.jikaiKoshinDate, until),
      ),
    )
  const lets = await db
    .select({ ...columns(chintaiRooms), tmName: tatemono.tmName, roomNo: chintaiRooms.roomNo })
    .from(chintaiRooms)
    .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
    .where(near(chintaiRooms))
    .orderBy(asc(chintaiRooms.jikaiKoshinDate))
    .limit(SHOWN)
  const sales = await db
    .select({ ...columns(baibaiRooms), name: baibaiRooms.name })
    .from(baibaiRooms)
    .where(near(baibaiRooms))
    .orderBy(asc(baibaiRooms.jikaiKoshinDate))
    .limit(SHOWN)
  const homes = [
    ...lets.map(({ tmName, roomNo, ...home }) => ({
      ...{ site_type: 'chintai' as const, name: letName(tmName, roomNo) },
      ...home,
    })),
    ...sales.map((home) => ({ site_type: 'baibai' as const, ...home })),
  ].toSorted((a, b) => a.jikai_koshin_date.localeCompare(b.jikai_koshin_date))
  return {
    total:
      (await db.$count(chintaiRooms, near(chintaiRooms))) +
      (await db.$count(baibaiRooms, near(baibaiRooms))),
    homes: homes.slice(0, SHOWN),
  }
}
