import type {
  StaffListingCounts,
  StaffListingsQuery,
} from '@sumai/api-client/contract/staff-listing'
import { boshuStatus } from '@sumai/api-client/contract/words'
import { RUNS_OUT_SOON } from '@sumai/domain/listing/freshness'
import type { Database } from '../../db/database.ts'
import { and, eq, type PgColumn, type SQL, sql } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { documentOf, documents } from '../../wire/document.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { expiresBy, hasWords, orderOf, which, whose } from './listing-conditions.ts'
import { BAIBAI_SHOWN, CHINTAI_SHOWN, photoCount, type Rooms } from './shown-columns.ts'

type Part = Pick<StaffListingsQuery, 'page' | 'limit'>
type Page = { rows: WireRow[]; total: number; counts: StaffListingCounts }

/** The listings of both sites as the staff see them, straight from the tables: in any state. */
export function staffListingsRepository(db: Database) {
  /** Found by narrow rows first: what is shown of one has photos, which are large. */
  const found = (rooms: Rooms, where: SQL | undefined, order: SQL[], { page, limit }: Part) =>
    db
      .select({ bukkenNo: rooms.bukkenNo })
      .from(rooms)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit)
      .as('found')
  const chintai = (ids: ReturnType<typeof found>, order: SQL[]) =>
    db
      .select({ row: documentOf(CHINTAI_SHOWN) })
      .from(ids)
      .innerJoin(chintaiRooms, eq(chintaiRooms.bukkenNo, ids.bukkenNo))
      .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      .orderBy(...order)
  const baibai = (ids: ReturnType<typeof found>, order: SQL[]) =>
    db
      .select({ row: documentOf(BAIBAI_SHOWN) })
      .from(ids)
      .innerJoin(baibaiRooms, eq(baibaiRooms.bukkenNo, ids.bukkenNo))
      .orderBy(...order)

  /** Texts are read through once: the page, its total and the counts ask for the numbers found. */
  async function narrowed(rooms: Rooms, mine: SQL | undefined, keyword: string | undefined) {
    const words = hasWords(rooms, keyword)
    if (!words) return mine
    const [found] = await db
      .select({ numbers: sql<string>`coalesce(array_agg(${rooms.bukkenNo}), '{}')::text` })
      .from(rooms)
      .where(and(mine, words))
    return sql`${rooms.bukkenNo} = any(${found?.numbers}::text[])`
  }

  async function counted(rooms: Rooms, all: SQL | undefined, today: string) {
    const statuses = boshuStatus.options.map((status) => [
      status,
      amount(eq(rooms.boshuStatus, status)),
    ])
    const [[sums], few_photos] = await Promise.all([
      db
        .select({
          ...(Object.fromEntries(statuses) as Record<string, SQL<number>>),
          expiring: amount(expiresBy(rooms, sql`${today}::date + ${RUNS_OUT_SOON}::int`)),
        })
        .from(rooms)
        .where(all),
      db.$count(rooms, and(all, hasFewPhotos(rooms))),
    ])
    const { expiring = 0, ...by_status } = sums ?? {}
    return { by_status, expiring, few_photos } as StaffListingCounts
  }

  async function page(
    rooms: Rooms,
    price: PgColumn,
    read: typeof chintai | typeof baibai,
    staff: Staff,
    query: StaffListingsQuery,
    today: string,
  ): Promise<Page> {
    const all = await narrowed(rooms, whose(rooms, staff, query), query.keyword)
    const wanted = and(all, which(rooms, query))
    const order = orderOf(rooms, price, query.order)
    const [rows, total, counts] = await Promise.all([
      read(found(rooms, wanted, order, query), order),
      db.$count(rooms, wanted),
      counted(rooms, all, today),
    ])
    return { rows: documents(rows) as WireRow[], total, counts }
  }

  return {
    chintai: (staff: Staff, query: StaffListingsQuery, today: string) =>
      page(chintaiRooms, chintaiRooms.hyYachin, chintai, staff, query, today),
    baibai: (staff: Staff, query: StaffListingsQuery, today: string) =>
      page(baibaiRooms, baibaiRooms.kakaku, baibai, staff, query, today),
  }
}

/** Written out, because the index is of these alone: photos are large, and reading all takes long. */
const hasFewPhotos = (rooms: Rooms): SQL =>
  sql`${rooms.boshuStatus} in ('draft', 'public', 'applied') and ${photoCount(rooms)} < 5`

const amount = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
