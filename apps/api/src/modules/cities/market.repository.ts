import type { City } from '@sumai/api-client/contract/city'
import type { Database } from '../../db/database.ts'
import { and, count, eq, isNotNull, type PgColumn, type SQL, sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { isOffered } from '../listings/sql-conditions.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

export type Market = {
  /** Rents on offer by city and layout, yen a month. */
  rents: Map<string, City['rent_stats']>
  /** Prices of land on offer by city, yen a 坪. */
  land: Map<string, NonNullable<City['land_stats']>>
  /** Prices on offer by city and kind, yen. */
  sales: Map<string, City['sale_stats']>
}

const median = (column: PgColumn): SQL<number> =>
  sql`percentile_disc(0.5) within group (order by ${column})`.mapWith(Number)

/** Medians of the agency's own listings on the day `today`. */
export function marketReader(db: Database) {
  return async function market(today: string): Promise<Market> {
    const [rents, land, sales] = await Promise.all([
      db
        .select({
          city: tatemono.cityCode,
          madori: chintaiRooms.madori,
          median: median(chintaiRooms.hyYachin),
          n: count(),
        })
        .from(chintaiRooms)
        .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
        .where(and(isOffered(chintaiRooms, today), isNotNull(chintaiRooms.madori)))
        .groupBy(tatemono.cityCode, chintaiRooms.madori),
      db
        .select({
          city: baibaiRooms.cityCode,
          tsubo_median: median(baibaiRooms.tsuboTanka),
          n: count(),
        })
        .from(baibaiRooms)
        .where(
          and(
            isOffered(baibaiRooms, today),
            eq(baibaiRooms.bukkenType, 'hanbai_tochi'),
            isNotNull(baibaiRooms.tsuboTanka),
          ),
        )
        .groupBy(baibaiRooms.cityCode),
      db
        .select({
          city: baibaiRooms.cityCode,
          key: baibaiRooms.bukkenType,
          median: median(baibaiRooms.kakaku),
          n: count(),
        })
        .from(baibaiRooms)
        .where(isOffered(baibaiRooms, today))
        .groupBy(baibaiRooms.cityCode, baibaiRooms.bukkenType),
    ])
    return {
      rents: byCity(rents.map(({ madori, ...row }) => ({ ...row, key: String(madori) }))),
      land: new Map(land.map(({ city, ...stats }) => [city, stats])),
      sales: byCity(sales),
    }
  }
}

type Stat = { median: number; n: number }

/** Groups the rows by city and key. */
function byCity(rows: readonly (Stat & { city: string; key: string })[]) {
  const stats = new Map<string, Record<string, Stat>>()
  for (const { city, key, ...stat } of rows) stats.set(city, { ...stats.get(city), [key]: stat })
  return stats
}
