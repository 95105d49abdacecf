import type { Database } from '../../db/database.ts'
import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import { shops } from '../shops/shops.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Rooms = typeof chintaiRooms | typeof baibaiRooms

/** Drafts that are looked at, of each site: those that were worked on last. */
const LOOKED_AT = 50
const SHOWN = 10

const homeOf = ({
  tenpoNo,
  syainNo,
  bukkenNo,
}: Pick<typeof chintaiRooms.$inferSelect, 'tenpoNo' | 'syainNo' | 'bukkenNo'>) => ({
  bukken_no: bukkenNo,
  tenpo_no: tenpoNo,
  syain_no: syainNo,
})
const letName = (tmName: string, roomNo: string | null) =>
  [tmName, roomNo && `${roomNo}号室`].filter(Boolean).join(' ')

/** Homes that need work, of a shop or of all. */
export function todayHomesRepository(db: Database) {
  const own = (rooms: Rooms, tenpoNo: string | undefined, where: SQL | undefined) =>
    and(
      where,
      tenpoNo ? eq(rooms.tenpoNo, tenpoNo) : undefined,
      rooms === baibaiRooms ? isNull(baibaiRooms.deletedAt) : undefined,
    )
  const lets = (where: SQL | undefined, order: SQL, limit: number) =>
    db
      .select({ room: chintaiRooms, building: tatemono, shop: shops })
      .from(chintaiRooms)
      .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      .innerJoin(shops, eq(shops.tenpoNo, chintaiRooms.tenpoNo))
      .where(where)
      .orderBy(order)
      .limit(limit)
  const sales = (where: SQL | undefined, order: SQL, limit: number) =>
    db
      .select({ room: baibaiRooms, shop: shops })
      .from(baibaiRooms)
      .innerJoin(shops, eq(shops.tenpoNo, baibaiRooms.tenpoNo))
      .where(where)
      .orderBy(order)
      .limit(limit)
  const total = async (where: { chintai: SQL | undefined; baibai: SQL | undefined }) =>
    (await db.$count(chintaiRooms, where.chintai)) + (await db.$count(baibaiRooms, where.baibai))

  return {
    /** Drafts with how many items they lack, the fewest first. */
    async drafts(tenpoNo: string | undefined) {
      const draft = (rooms: Rooms) => own(rooms, tenpoNo, eq(rooms.boshuStatus, 'draft'))
      const where = { chintai: draft(chintaiRooms), baibai: draft(baibaiRooms) }
      const found = [
        ...(await lets(where.chintai, desc(chintaiRooms.updatedAt), LOOKED_AT)).map(
          ({ room, building, shop }) => ({
            ...{ site_type: 'chintai' as const, ...homeOf(room) },
            name: letName(building.tmName, room.roomNo),
            missing: Object.keys(lintChintaiRoom(room, building, shop)).length,
          }),
        ),
        ...(await sales(where.baibai, desc(baibaiRooms.updatedAt), LOOKED_AT)).map(
          ({ room, shop }) => ({
            ...{ site_type: 'baibai' as const, ...homeOf(room), name: room.name },
            missing: Object.keys(lintBaibaiRoom(room, shop)).length,
          }),
        ),
      ]
      const homes = found.toSorted((a, b) => a.missing - b.missing).slice(0, SHOWN)
      return { total: await total(where), homes }
    },

    /** Public homes that have to be confirmed again until a day, the first first. */
    async expiring(tenpoNo: string | undefined, until: string) {
      const near = (rooms: Rooms) =>
        own(
          rooms,
          tenpoNo,
          and(inArray(rooms.boshuStatus, ['public', 'applied']), lte(rooms.jikaiKoshinDate, until)),
        )
      const where = { chintai: near(chintaiRooms), baibai: near(baibaiRooms) }
      const found = [
        ...(await lets(where.chintai, asc(chintaiRooms.jikaiKoshinDate), SHOWN)).map(
          ({ room, building }) => ({
            ...{ site_type: 'chintai' as const, ...homeOf(room) },
            name: letName(building.tmName, room.roomNo),
            jikai_koshin_date: room.jikaiKoshinDate,
          }),
        ),
        ...(await sales(where.baibai, asc(baibaiRooms.jikaiKoshinDate), SHOWN)).map(({ room }) => ({
          ...{ site_type: 'baibai' as const, ...homeOf(room), name: room.name },
          jikai_koshin_date: room.jikaiKoshinDate,
        })),
      ]
      const byDay = found.toSorted((a, b) => a.jikai_koshin_date.localeCompare(b.jikai_koshin_date))
      return { total: await total(where), homes: byDay.slice(0, SHOWN) }
    },
  }
}
