import type { Database } from '../../db/database.ts'
import { and, lte, sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { homesWhere, own, type Rooms, SHOWN } from './own-homes.ts'

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
  const [homes, lets, sales] = await Promise.all([
    homesWhere(db, near),
    db.$count(chintaiRooms, near(chintaiRooms)),
    db.$count(baibaiRooms, near(baibaiRooms)),
  ])
  return { total: lets + sales, homes: homes.slice(0, SHOWN) }
}
