import type { HomeViews } from '@sumai/api-client/contract/home-views'
import { isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import {
  and,
  arrayOverlaps,
  desc,
  eq,
  gte,
  inArray,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from '../../db/drizzle.ts'
import { daysFrom } from '../../wire/days.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { homeViews } from './home-views.table.ts'

export type Home = Pick<HomeViews, 'site_type' | 'bukken_no'>
export type OfDay = Home & { day: string; times: number }

/** Either table, of which only columns that both have are read. */
const tableOf = (site: HomeViews['site_type']) =>
  (site === 'chintai' ? chintaiRooms : baibaiRooms) as typeof chintaiRooms

export function homeViewsRepository(db: Database) {
  const { day, siteType, bukkenNo, times } = homeViews
  const all = sum(times).mapWith(Number)
  const home = { site_type: siteType, bukken_no: bukkenNo }

  const homesOf = (site: HomeViews['site_type'], tenpoNo: string): SQL | undefined => {
    const rooms = tableOf(site)
    const own = db
      .select({ bukkenNo: rooms.bukkenNo })
      .from(rooms)
      .where(eq(rooms.tenpoNo, tenpoNo))
    return and(eq(siteType, site), inArray(bukkenNo, own))
  }
  /** The condition for homes of a shop; none for the homes of all shops. */
  const own = (tenpoNo: string | undefined): SQL | undefined =>
    tenpoNo ? or(homesOf('chintai', tenpoNo), homesOf('baibai', tenpoNo)) : undefined
  const anyOf = (homes: readonly Home[]): SQL | undefined =>
    or(...homes.map((it) => and(eq(siteType, it.site_type), eq(bukkenNo, it.bukken_no))))

  return {
    /** The shop of a home in any state. */
    async shopOf({ site_type, bukken_no }: Home): Promise<string | undefined> {
      const rooms = tableOf(site_type)
      const found = await db
        .select({ tenpoNo: rooms.tenpoNo })
        .from(rooms)
        .where(eq(rooms.bukkenNo, bukken_no))
      return found[0]?.tenpoNo
    },

    /** Adds counts to a day. */
    async add(today: string, counts: readonly HomeViews[]): Promise<void> {
      const rows = counts.map((it) => ({
        ...{ day: today, siteType: it.site_type, bukkenNo: it.bukken_no, times: it.times },
      }))
      if (rows.length === 0) return
      await db
        .insert(homeViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, siteType, bukkenNo],
          set: { times: sql`${times} + excluded.times` },
        })
    },

    /** Views of all homes of a shop, by day. */
    async perDay(tenpoNo: string | undefined, since: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ day, all })
        .from(homeViews)
        .where(and(gte(day, since), own(tenpoNo)))
        .groupBy(day)
      return new Map(rows.map((row) => [row.day, row.all]))
    },

    /** The homes of a shop that were opened most often. */
    most: (tenpoNo: string | undefined, since: string, limit: number): Promise<Home[]> =>
      db
        .select(home)
        .from(homeViews)
        .where(and(gte(day, since), own(tenpoNo)))
        .groupBy(siteType, bukkenNo)
        .orderBy(desc(all), siteType, bukkenNo)
        .limit(limit),

    /** Views of some homes, by home and day. */
    async ofHomes(homes: readonly Home[], days: string[]): Promise<OfDay[]> {
      if (homes.length === 0) return []
      // Day by day, because the key begins with it.
      return db
        .select({ ...home, day, times })
        .from(homeViews)
        .where(and(inArray(day, days), anyOf(homes)))
    },

    /** Enquiries about some homes, one entry for each home of each, without what a trap caught. */
    async enquiries(homes: readonly Home[], since: string): Promise<OfDay[]> {
      if (homes.length === 0) return []
      const numbers = homes.map(({ bukken_no }) => bukken_no)
      const rows = await db
        .select({
          site_type: inquiries.siteType,
          numbers: inquiries.bukkenNo,
          createdAt: inquiries.createdAt,
        })
        .from(inquiries)
        .where(
          and(
            ne(inquiries.status, 'spam'),
            daysFrom(inquiries.createdAt, { since }),
            arrayOverlaps(inquiries.bukkenNo, numbers),
          ),
        )
      return rows.flatMap(({ site_type, numbers, createdAt }) =>
        numbers.map((bukken_no) => ({ site_type, bukken_no, day: isoDay(createdAt), times: 1 })),
      )
    },
  }
}
