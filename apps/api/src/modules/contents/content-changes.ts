import type { contentBody, contentChange } from '@sumai/api-client/contract/site-body'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { invalidFields, notFound } from '../../http/problem.ts'
import { forbidden } from '../../http/staff.ts'
import type { Staff } from '../../staff/staff.ts'
import { changedFields, columnsFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { recordChanges } from '../audit-log/record-changes.ts'
import { checkReferences } from '../shops/references.ts'
import { checkComplete } from './content-lint.ts'
import { checkMayDelete, checkMayWrite } from './content-rights.ts'
import { tagFor } from './content-tags.ts'
import { contents, type NewContent } from './contents.table.ts'
import { plainText, sanitise } from './sanitise.ts'
import { awaitedSessions, hasApplicants, writeSessions } from './seminar-sessions.ts'

type Row = typeof contents.$inferSelect
export type ContentBody = z.output<typeof contentBody>
export type ContentChange = z.output<typeof contentChange>

const ONLY_HEAD_OFFICE = ['content_type', 'tenpo_no']

/** Writes articles for a member of staff; 403 without permission, 422 for an invalid body. */
export function contentChanges(db: Database, now: () => Date) {
  const writerOf = (staff: Staff) => ({ author: authorOf(staff), now })
  return {
    /** Returns the number of the new article. */
    async create(staff: Staff, body: ContentBody): Promise<number> {
      const tenpoNo = staff.user_type === 'shop' ? staff.tenpo_no : (body.tenpo_no ?? null)
      if (body.tenpo_no && body.tenpo_no !== tenpoNo) throw forbidden(['tenpo_no'])
      const columns = written(body)
      const article = {
        publishAt: now(),
        relatedIds: [],
        ...columns,
        summary: columns.summary || summaryOf(body.body),
        tenpoNo,
        updatedAt: now(),
      } as NewContent
      checkMayWrite(staff, article)
      checkPeriod(article, now())
      return db.transaction(async (tx) => {
        await checkReferences(tx, article)
        const tag = await tagFor(tx, article.contentType, columns)
        const rows = await tx
          .insert(contents)
          .values({ ...article, ...tag })
          .returning()
        const row = rows[0] as Row
        await writeSessions(tx, row, body.sessions, now())
        await checkComplete(tx, row)
        await recordChanges(tx, writerOf(staff), 'contents', [{ id: row.contentId, after: row }])
        return row.contentId
      })
    },

    /** `check` gets the row before the change, locked. */
    async change(staff: Staff, id: number, body: ContentChange, check: (current: Row) => void) {
      await db.transaction(async (tx) => {
        const current = await locked(tx, id)
        checkMayWrite(staff, { ...current, contentStatus: 'draft' })
        if (staff.user_type === 'shop') {
          const refused = changedFields(contents, current, body, ONLY_HEAD_OFFICE)
          if (refused.length > 0) throw forbidden(refused)
        }
        check(current)
        const columns = written(body)
        const article = { ...current, ...columns, ...summaryAfter(current, columns) }
        checkMayWrite(staff, article)
        checkPeriod(article, now(), current)
        await checkReferences(tx, columns)
        const tag = await tagFor(tx, article.contentType, columns)
        const values = { ...article, ...tag, version: current.version + 1, updatedAt: now() }
        await tx.update(contents).set(values).where(eq(contents.contentId, id))
        await writeSessions(tx, values, body.sessions, now())
        await checkComplete(tx, values)
        const rows = [{ id, before: asSeen(current, now()), after: asSeen(values, now()) }]
        await recordChanges(tx, writerOf(staff), 'contents', rows)
      })
    },

    async remove(staff: Staff, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await locked(tx, id)
        checkMayDelete(staff, before)
        if ((await awaitedSessions(tx, id, now())).size > 0) {
          throw hasApplicants('お申し込みのあるセミナーは削除できません。')
        }
        await tx.delete(contents).where(eq(contents.contentId, id))
        await recordChanges(tx, writerOf(staff), 'contents', [{ id, before }])
      })
    },
  }
}

async function locked(db: Database, id: number): Promise<Row> {
  const found = await db.select().from(contents).where(eq(contents.contentId, id)).for('update')
  if (!found[0]) throw notFound('content.not_found')
  return found[0]
}

/**
 * An article that has appeared by itself is public, as visitors see it. The record of changes says
 * so, because what it puts back could not be scheduled for a time that has passed.
 */
const asSeen = (row: Row, now: Date): Row =>
  row.contentStatus === 'scheduled' && row.publishAt <= now
    ? { ...row, contentStatus: 'public' }
    : row

const SUMMARY = 120
const summaryOf = (html: string) => plainText(html, SUMMARY)

/** A summary that nobody has written is the beginning of the text, and follows it. */
function summaryAfter(current: Row, { summary, body }: Partial<NewContent>): Partial<NewContent> {
  const isOwn = summary ?? (current.summary !== summaryOf(current.body) && current.summary)
  return isOwn ? {} : { summary: summaryOf(body ?? current.body) }
}

function written(body: ContentChange): Partial<NewContent> {
  const columns = columnsFrom(contents, body)
  return columns.body === undefined ? columns : { ...columns, body: sanitise(columns.body) }
}

/** An article that is being scheduled needs a time to come; one that has appeared stays as it is. */
function checkPeriod(article: NewContent, now: Date, before?: Row): void {
  const { contentStatus, publishAt, expireAt } = article
  const isSame =
    before?.contentStatus === contentStatus && before.publishAt.getTime() === publishAt.getTime()
  if (contentStatus === 'scheduled' && publishAt <= now && !isSame) {
    throw invalidFields({ publish_at: ['予約公開には、これからの公開日時を指定してください。'] })
  }
  if (expireAt && expireAt <= publishAt) {
    throw invalidFields({ expire_at: ['終了日時は公開日時より後にしてください。'] })
  }
}
