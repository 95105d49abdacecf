import type { Database } from '../../db/database.ts'
import { and, eq, gt, isNull, notInArray, sql } from '../../db/drizzle.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { columnsFrom } from '../../wire/writing.ts'
import { reservations } from '../reservations/reservations.table.ts'
import type { ContentChange } from './content-changes.ts'
import { type contents, type NewSeminarSession, seminarSessions } from './contents.table.ts'

type Article = Pick<typeof contents.$inferSelect, 'contentId' | 'contentType'>

/**
 * Replaces the dates of a seminar by those of the body, if it has any. A date with applications can
 * neither be removed nor get fewer seats than were applied for, and who is about to come to it was
 * told when it is.
 */
export async function writeSessions(
  db: Database,
  { contentId, contentType }: Article,
  sessions: ContentChange['sessions'],
  now: Date,
): Promise<void> {
  if (contentType !== 'seminar' || !sessions) return
  const of = eq(seminarSessions.contentId, contentId)
  const current = await db.select().from(seminarSessions).where(of).for('update')
  const awaited = await awaitedSessions(db, contentId, now)
  const isMoved = current.some(({ sessionNo, startAt, endAt }) => {
    const after = sessions.find(({ session_no }) => session_no === sessionNo)
    const isSame =
      Number(startAt) === Date.parse(after?.start_at ?? '') &&
      Number(endAt) === Date.parse(after?.end_at ?? '')
    return after !== undefined && !isSame && awaited.has(sessionNo)
  })
  if (isMoved) throw hasApplicants('お申し込みのある日程の日時は変更できません。')
  const applied = new Map(current.map((row) => [row.sessionNo, row.appliedCount]))
  for (const [index, { start_at, end_at, capacity, session_no }] of sessions.entries()) {
    if (Date.parse(end_at) <= Date.parse(start_at)) {
      throw invalidFields({ [`sessions.${index}.end_at`]: ['終了は開始より後にしてください。'] })
    }
    if (capacity < (applied.get(session_no) ?? 0)) {
      throw invalidFields({
        [`sessions.${index}.capacity`]: ['定員は申込数以上にしてください。'],
      })
    }
  }
  const kept = sessions.map(({ session_no }) => session_no)
  if (new Set(kept).size !== kept.length) {
    throw invalidFields({ sessions: ['日程の番号が重複しています。'] })
  }
  if (current.some((row) => row.appliedCount > 0 && !kept.includes(row.sessionNo))) {
    throw hasApplicants('お申し込みのある日程は削除できません。')
  }
  await db
    .delete(seminarSessions)
    .where(and(of, notInArray(seminarSessions.sessionNo, [0, ...kept])))
  for (const session of sessions) {
    const values = { ...columnsFrom(seminarSessions, session), contentId } as NewSeminarSession
    const { contentId: _, sessionNo, ...rest } = values
    await db
      .insert(seminarSessions)
      .values(values)
      .onConflictDoUpdate({
        target: [seminarSessions.contentId, seminarSessions.sessionNo],
        set: { ...rest, appliedCount: sql`${seminarSessions.appliedCount}` },
      })
  }
}

/** The dates of a seminar to which somebody is about to come. */
export async function awaitedSessions(
  db: Database,
  contentId: number,
  now: Date,
): Promise<ReadonlySet<number | null>> {
  const isAwaited = and(isNull(reservations.cancelledAt), gt(reservations.startAt, now))
  const rows = await db
    .selectDistinct({ sessionNo: reservations.sessionNo })
    .from(reservations)
    .where(and(eq(reservations.contentId, contentId), isAwaited))
  return new Set(rows.map(({ sessionNo }) => sessionNo))
}

export const hasApplicants = (reason: string) =>
  new Problem({
    status: 409,
    code: 'content.session_has_applicants',
    message: `${reason}予約の一覧で、別の日程に移すか取り消すと、お客様にメールで伝わります。`,
  })
