import { foldKeyword } from '@sumai/domain/search-text'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { matchesKeyword } from '../listings/keyword.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

/** What to suggest while a visitor types. */
export function namesRepository(db: Database) {
  return {
    /** Buildings whose name may be shown; names that begin with the keyword first. */
    buildings: (keyword: string, limit: number) =>
      db
        .select({
          tm_no: tatemono.tmNo,
          tm_name: tatemono.tmName,
          tm_name_kana: tatemono.tmNameKana,
          city_code: tatemono.cityCode,
          address_disp: tatemono.addressDisp,
        })
        .from(tatemono)
        .where(and(eq(tatemono.isTmNameDisp, true), matchesKeyword(tatemono, keyword)))
        .orderBy(beginsWith(tatemono.searchText, keyword), asc(tatemono.tmName), tatemono.tmNo)
        .limit(limit),

    /** Properties on offer on the day `today`. */
    properties: (keyword: string, limit: number, today: string) =>
      db
        .select({
          bukken_no: baibaiRooms.bukkenNo,
          name: baibaiRooms.name,
          city_code: baibaiRooms.cityCode,
          address_disp: baibaiRooms.addressDisp,
        })
        .from(baibaiRooms)
        .where(
          and(
            inArray(baibaiRooms.boshuStatus, ['public', 'applied']),
            gte(baibaiRooms.jikaiKoshinDate, today),
            matchesKeyword(baibaiRooms, keyword),
          ),
        )
        .orderBy(
          beginsWith(baibaiRooms.searchText, keyword),
          asc(baibaiRooms.name),
          baibaiRooms.bukkenNo,
        )
        .limit(limit),
  }
}

/** Sorts texts that begin with the keyword before those that contain it. */
const beginsWith = (
  column: typeof tatemono.searchText | typeof baibaiRooms.searchText,
  keyword: string,
) => sql`case when starts_with(${column}, ${foldKeyword(keyword)}) then 0 else 1 end`
