import type { StaffListingsQuery } from '@sumai/api-client/contract/staff-listing'
import { keywordTerms } from '@sumai/domain/search-text'
import { and, asc, desc, eq, inArray, lte, type PgColumn, type SQL, sql } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { photoCount, type Rooms } from './shown-columns.ts'

/**
 * The advertisements that must be confirmed again: those that visitors see. Written out, as in the
 * indexes of the tables.
 */
const isShown = ({ boshuStatus }: Rooms) => sql`(${boshuStatus} in ('public', 'applied'))`

/** What a member of staff may see of a site, by shop and by person. */
export function whose(rooms: Rooms, staff: Staff, query: StaffListingsQuery): SQL | undefined {
  return and(
    staff.user_type === 'shop' ? eq(rooms.tenpoNo, staff.tenpo_no) : undefined,
    query.tenpo_no ? eq(rooms.tenpoNo, query.tenpo_no) : undefined,
    query.syain_no ? eq(rooms.syainNo, query.syain_no) : undefined,
    'deletedAt' in rooms ? sql`${rooms.deletedAt} is null` : undefined,
  )
}

/** The homes whose texts have every word; `undefined` where no word is asked for. */
export const hasWords = (rooms: Rooms, keyword = ''): SQL | undefined =>
  and(...keywordTerms(keyword).map((term) => sql`strpos(${rooms.searchText}, ${term}) > 0`))

/** Which of them are asked for. */
export function which(rooms: Rooms, query: StaffListingsQuery): SQL | undefined {
  const { boshu_status, expires_until, photos_below } = query
  return and(
    boshu_status && inArray(rooms.boshuStatus, boshu_status),
    expires_until ? expiresBy(rooms, expires_until) : undefined,
    photos_below === undefined ? undefined : sql`${photoCount(rooms)} < ${photos_below}`,
  )
}

export const expiresBy = (rooms: Rooms, day: string | SQL) =>
  and(isShown(rooms), lte(rooms.jikaiKoshinDate, day))

/** Where one has to be confirmed soon it comes first; the number decides between equals. */
export function orderOf(rooms: Rooms, price: PgColumn, order: StaffListingsQuery['order']): SQL[] {
  const by = {
    expiry: [desc(isShown(rooms)), asc(rooms.jikaiKoshinDate)],
    updated: [desc(rooms.updatedAt)],
    price_asc: [asc(price)],
    price_desc: [desc(price)],
  }
  return [...by[order], asc(rooms.bukkenNo)]
}
