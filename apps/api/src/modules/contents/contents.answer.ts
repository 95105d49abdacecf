import { content } from '@sumai/api-client/contract/content'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import { timestamp, timestampOrNull } from '../../wire/timestamp.ts'
import type { SeminarSessionRow } from './contents.table.ts'

/** An article, whole or as in a list; `sessions` are those of all seminars on the page. */
export function toContent(row: WireRow, sessions: readonly SeminarSessionRow[]): WireRow {
  const own = sessions.filter((session) => session.contentId === row.content_id)
  return {
    ...row,
    ...labelsFor(content, row),
    publish_at: timestamp(row.publish_at as Date),
    expire_at: timestampOrNull(row.expire_at as Date | null),
    sessions: row.content_type === 'seminar' ? own.map(toSession) : null,
  }
}

const toSession = (row: SeminarSessionRow) => ({
  session_no: row.sessionNo,
  start_at: timestamp(row.startAt),
  end_at: timestamp(row.endAt),
  venue_name: row.venueName,
  address: row.address,
  online_url: row.onlineUrl,
  capacity: row.capacity,
  applied_count: row.appliedCount,
  apply_deadline: timestamp(row.applyDeadline),
})
