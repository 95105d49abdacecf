import { content } from '@sumai/api-client/contract/content'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'

/** An article, whole or as in a list; `sessions` are those of all seminars on the page. */
export function toContent(row: WireRow, sessions: readonly WireRow[]): WireRow {
  const own = sessions.filter((session) => session.content_id === row.content_id)
  return {
    ...row,
    ...labelsFor(content, row),
    sessions: row.content_type === 'seminar' ? own : null,
  }
}
