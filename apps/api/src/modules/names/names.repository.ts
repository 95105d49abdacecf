import { foldKeyword, keywordTerms } from '@sumai/domain/search-text'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, isNull, or, type SQL, sql } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { isOffered, matchesKeyword } from '../listings/sql-conditions.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

/** Names that contain some words. */
export function namesRepository(db: Database) {
  return {
    /** Buildings with a public name; names that begin with the keyword come first. */
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
        .where(
          and(
            eq(tatemono.isTmNameDisp, true),
            matchesKeyword(tatemono, keyword),
            isInName(
              sql`concat(${tatemono.tmName}, ' ', ${tatemono.tmNameKana})`,
              tatemono,
              keyword,
            ),
          ),
        )
        .orderBy(beginsWith(tatemono.searchText, keyword), asc(tatemono.tmName), tatemono.tmNo)
        .limit(limit),

    /** Properties on offer on the day `today`; staff also find their own in any state. */
    properties: (keyword: string, limit: number, today: string, staff?: Staff) =>
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
            isNull(baibaiRooms.deletedAt),
            staff?.user_type === 'admin'
              ? undefined
              : or(isOffered(baibaiRooms, today), ownOf(staff)),
            matchesKeyword(baibaiRooms, keyword),
            isInName(sql`${baibaiRooms.name}`, baibaiRooms, keyword),
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

const ownOf = (staff: Staff | undefined) =>
  staff?.user_type === 'shop' ? eq(baibaiRooms.tenpoNo, staff.tenpo_no) : undefined

/** The text of a row begins with its name; the rest of it is no name. */
const isInName = (
  name: SQL,
  { searchText }: typeof tatemono | typeof baibaiRooms,
  keyword: string,
) =>
  and(
    ...keywordTerms(keyword).map(
      (term) => sql`strpos(${searchText}, ${term}) <= char_length(${name})`,
    ),
  )

/** Sorts texts that begin with the keyword before those that contain it. */
const beginsWith = (
  column: typeof tatemono.searchText | typeof baibaiRooms.searchText,
  keyword: string,
) => sql`case when starts_with(${column}, ${foldKeyword(keyword)}) then 0 else 1 end`
