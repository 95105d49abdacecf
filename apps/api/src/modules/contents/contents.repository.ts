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
import { contents, seminarSessions } from './contents.table.ts'

const FULL = wireRowOf(content, [contents])
const SESSION = wireRowOf(seminarSession, [seminarSessions], ['content_id'])
const LIGHT = wireRowOf(contentLight, [contents])

const ORDERS: Record<ContentsQuery['order'], SQL[]> = {
  new: [desc(contents.publishAt), desc(contents.contentId)],
  old: [asc(contents.publishAt), asc(contents.contentId)],
  popular: [desc(contents.viewCount), desc(contents.contentId)],
}

/** A scheduled article appears by itself when its time has come. */
export const isPublished = (now: Date) =>
  and(
    inArray(contents.contentStatus, ['public', 'scheduled']),
    lte(contents.publishAt, now),
    or(isNull(contents.expireAt), gt(contents.expireAt, now)),
  )

/** A shop also sees its own articles in any state, the head office all. */
function visibleTo(staff: Staff | undefined, now: Date): SQL | undefined {
  if (staff?.user_type === 'admin') return undefined
  return staff ? or(isPublished(now), eq(contents.tenpoNo, staff.tenpo_no)) : isPublished(now)
}

/** Articles as the public, or somebody of the staff, may read them at a moment. */
export function contentsRepository(db: Database) {
  return {
    async byId(id: number, now: Date, staff?: Staff): Promise<WireRow | undefined> {
      const found = await db
        .select({ row: FULL })
        .from(contents)
        .where(and(visibleTo(staff, now), eq(contents.contentId, id)))
      return documents(found)[0]
    },

    async page(
      query: ContentsQuery,
      now: Date,
      staff?: Staff,
    ): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(
        visibleTo(staff, now),
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
      return { rows: documents(rows), total }
    },

    /** The dates of seminars, in their order. */
    async sessionsOf(ids: number[]): Promise<WireRow[]> {
      if (ids.length === 0) return []
      const found = await db
        .select({ row: SESSION })
        .from(seminarSessions)
        .where(inArray(seminarSessions.contentId, ids))
        .orderBy(asc(seminarSessions.startAt), asc(seminarSessions.sessionNo))
      return documents(found)
    },
  }
}
