import { content } from '@sumai/api-client/contract/content'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import type { contentsRepository } from './contents.repository.ts'

/** Articles, whole or as in a list: seminars with their dates. */
export async function toContents(
  repository: Pick<ReturnType<typeof contentsRepository>, 'sessionsOf'>,
  rows: readonly WireRow[],
): Promise<WireRow[]> {
  const seminars = rows.filter((row) => row.content_type === 'seminar')
  const sessions = await repository.sessionsOf(seminars.map((row) => Number(row.content_id)))
  return rows.map((row) => toContent(row, sessions))
}

/** `sessions` are those of all seminars on the page. */
function toContent(row: WireRow, sessions: readonly WireRow[]): WireRow {
  const own = sessions.filter((session) => session.content_id === row.content_id)
  return {
    ...row,
    ...labelsFor(content, row),
    sessions: row.content_type === 'seminar' ? own : null,
  }
}
