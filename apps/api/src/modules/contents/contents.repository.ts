import { content, contentLight, seminarSession } from '@sumai/api-client/contract/content'
import type { ContentsQuery } from '@sumai/api-client/contract/site-query'
import type { Database } from '../../db/database.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
} from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { labelsFor } from '../../wire/labels.ts'
import { contents, seminarSessions } from './contents.table.ts'

const FULL = wireRowOf(content, [contents])
const SESSION = wireRowOf(seminarSession, [seminarSessions], ['content_id'])
const LIGHT = wireRowOf(contentLight, [contents])

const ORDERS: Record<ContentsQuery['order'], SQL[]> = {
  new: [desc(contents.publishAt), desc(contents.contentId)],
  old: [asc(contents.publishAt), asc(contents.contentId)],
  popular: [desc(contents.viewCount), desc(contents.contentId)],
}

/** Published articles, and scheduled ones whose time has come. */
export const isPublished = (now: Date) =>
  and(
    inArray(contents.contentStatus, ['public', 'scheduled']),
    lte(contents.publishAt, now),
    or(isNull(contents.expireAt), gt(contents.expireAt, now)),
  )

/** Who looks, and when; `preview` is the article that they may see in any state. */
export type Viewer = { now: Date; staff?: Staff | undefined; preview?: string | undefined }

/** A shop also sees its own articles in any state, the head office all articles. */
function visibleTo({ staff, preview, now }: Viewer): SQL | undefined {
  if (staff?.user_type === 'admin') return undefined
  return or(
    isPublished(now),
    staff ? eq(contents.tenpoNo, staff.tenpo_no) : undefined,
    preview === undefined ? undefined : eq(contents.contentId, Number(preview)),
  )
}

/** Articles as the public, or a member of staff, may read them at a moment. */
export function contentsRepository(db: Database) {
  return {
    async byId(id: number, viewer: Viewer): Promise<WireRow | undefined> {
      const found = await db
        .select({ row: FULL })
        .from(contents)
        .where(and(visibleTo(viewer), eq(contents.contentId, id)))
      return (await withSessions(db, documents(found)))[0]
    },

    async page(query: ContentsQuery, viewer: Viewer): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(
        visibleTo(viewer),
        eq(contents.contentType, query.content_type),
        query.tag_id && inArray(contents.tagId, query.tag_id),
        query.exclude_id && notInArray(contents.contentId, query.exclude_id),
      )
      const [rows, total] = await Promise.all([
        db
          .select({ row: LIGHT })
          .from(contents)
          .where(where)
          .orderBy(...ORDERS[query.order])
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.$count(contents, where),
      ])
      return { rows: await withSessions(db, documents(rows)), total }
    },
  }
}

/** Adds the labels, and to seminars their dates. */
async function withSessions(db: Database, rows: readonly WireRow[]): Promise<WireRow[]> {
  const seminars = rows.filter((row) => row.content_type === 'seminar')
  const sessions = await sessionsOf(
    db,
    seminars.map((row) => Number(row.content_id)),
  )
  return rows.map((row) => {
    const own = sessions.filter((session) => session.content_id === row.content_id)
    return {
      ...row,
      ...labelsFor(content, row),
      sessions: row.content_type === 'seminar' ? own : null,
    }
  })
}

async function sessionsOf(db: Database, ids: number[]): Promise<WireRow[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ row: SESSION })
    .from(seminarSessions)
    .where(inArray(seminarSessions.contentId, ids))
    .orderBy(asc(seminarSessions.startAt), asc(seminarSessions.sessionNo))
  return documents(found)
}
