import type { InquiriesQuery } from '@sumai/api-client/contract/staff-inquiry'
import { asc, desc, lt, type SQL, sql } from '../../db/drizzle.ts'
import { inquiries } from './inquiries.table.ts'

type Asked = Pick<InquiriesQuery, 'order' | 'unread_at' | 'cursor'>

/** In which order enquiries are read, and which of them stand behind the cursor. */
export function inquiryOrder({ order, unread_at, cursor }: Asked): {
  by: SQL[]
  behind: SQL | undefined
} {
  const { inquiryId, readAt } = inquiries
  const last = cursor === undefined ? undefined : Number(cursor)
  if (order === 'latest') {
    return { by: [desc(inquiryId)], behind: last === undefined ? undefined : lt(inquiryId, last) }
  }
  const isRead = (moment: unknown) =>
    unread_at
      ? sql`coalesce(${moment} <= ${unread_at}::timestamptz, false)`
      : sql`${moment} is not null`
  const at = sql`select ${isRead(sql`at.read_at`)}, at.inquiry_id from ${inquiries} as at where at.inquiry_id = ${last}`
  return {
    by: [asc(isRead(readAt)), asc(inquiryId)],
    behind: last === undefined ? undefined : sql`(${isRead(readAt)}, ${inquiryId}) > (${at})`,
  }
}
