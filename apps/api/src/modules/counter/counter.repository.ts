import type { Database } from '../../db/database.ts'
import { and, sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { cities } from '../cities/cities.table.ts'
import { isOffered } from '../listings/sql-conditions.ts'
import { stations } from '../stations/stations.table.ts'

export function counterRepository(db: Database) {
  return {
    areas: () => db.select({ code: cities.cityCode, areaNo: cities.areaNo }).from(cities),

    ekiGroups: () =>
      db
        .selectDistinctOn([stations.ekiGroup], { group: stations.ekiGroup, code: stations.ekiCode })
        .from(stations)
        .orderBy(stations.ekiGroup),

    /**
     * Properties on offer on the day `today` whose latest price change since `since` was a
     * reduction.
     */
    priceDowns: (today: string, since: string) =>
      db.$count(
        baibaiRooms,
        and(
          isOffered(baibaiRooms, today),
          sql`${baibaiRooms.kakakuRireki} -> -1 ->> 'date' >= ${since}`,
          sql`(${baibaiRooms.kakakuRireki} -> -1 ->> 'to')::int
            < (${baibaiRooms.kakakuRireki} -> -1 ->> 'from')::int`,
        ),
      ),
  }
}
