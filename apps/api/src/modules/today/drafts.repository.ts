import type { Database } from '../../db/database.ts'
import { desc, eq, inArray } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import { shops } from '../shops/shops.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { letName, own, type Rooms, SHOWN } from './own-homes.ts'

/** Drafts that are looked at, of each site: those that were worked on last. */
const LOOKED_AT = 20

type Owned = { bukkenNo: string; tenpoNo: string; syainNo: string | null }
const numbersOf = ({ bukkenNo, tenpoNo, syainNo }: Owned) => ({
  ...{ bukken_no: bukkenNo, tenpo_no: tenpoNo, syain_no: syainNo },
})

/** Drafts with how many items they lack before they may be public, the fewest first. */
export async function draftHomes(db: Database, tenpoNo: string | undefined) {
  const draft = (rooms: Rooms) => own(rooms, tenpoNo, eq(rooms.boshuStatus, 'draft'))
  const read = <Table extends Rooms>(rooms: Table) =>
    db
      .select()
      .from(rooms as Rooms)
      .where(draft(rooms))
      .orderBy(desc(rooms.updatedAt))
      .limit(LOOKED_AT) as unknown as Promise<Table['$inferSelect'][]>

  const [lets, sales] = await Promise.all([read(chintaiRooms), read(baibaiRooms)])
  const buildings = await byNumber(
    db
      .select()
      .from(tatemono)
      .where(inArray(tatemono.tmNo, [...new Set(lets.map(({ tmNo }) => tmNo))])),
    ({ tmNo }) => tmNo,
  )
  const owners = new Set([...lets, ...sales].map((room) => room.tenpoNo))
  const known = await byNumber(
    db
      .select()
      .from(shops)
      .where(inArray(shops.tenpoNo, [...owners])),
    (shop) => shop.tenpoNo,
  )
  const homes = [
    ...lets.flatMap((room) => {
      const [building, shop] = [buildings.get(room.tmNo), known.get(room.tenpoNo)]
      if (!building || !shop) return []
      const missing = Object.keys(lintChintaiRoom(room, building, shop)).length
      const name = letName(building.tmName, room.roomNo)
      return [{ site_type: 'chintai' as const, ...numbersOf(room), name, missing }]
    }),
    ...sales.flatMap((room) => {
      const shop = known.get(room.tenpoNo)
      if (!shop) return []
      const missing = Object.keys(lintBaibaiRoom(room, shop)).length
      return [{ site_type: 'baibai' as const, ...numbersOf(room), name: room.name, missing }]
    }),
  ].toSorted((a, b) => a.missing - b.missing)
  return {
    total:
      (await db.$count(chintaiRooms, draft(chintaiRooms))) +
      (await db.$count(baibaiRooms, draft(baibaiRooms))),
    homes: homes.slice(0, SHOWN),
  }
}

const byNumber = async <Row>(rows: PromiseLike<Row[]>, keyOf: (row: Row) => string) =>
  new Map((await rows).map((row) => [keyOf(row), row]))
