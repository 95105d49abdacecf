import { contentRows } from '@sumai/demo/contents'
import type { Database } from '../db/database.ts'
import { and, eq, inArray, lt, lte, type PgColumn, type SQL, sql } from '../db/drizzle.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { contents, seminarSessions } from '../modules/contents/contents.table.ts'
import { demoData } from '../modules/demo-data/demo-data.table.ts'
import { withoutKeywordIndexes } from './keyword-indexes.ts'

const DAY_MS = 86_400_000
/** Where the numbers of contents begin that are not demo data (contents.table.ts). */
const FIRST_OWN_CONTENT = 10_001

/**
 * Moves the dates of demo data, so that the demo stays as new as on its first day: nobody confirms
 * its listings every two weeks, and they would all expire. Rows that were entered or edited by
 * staff are never moved, and without demo data nothing is.
 */
export async function moveDemoDates(db: Database, today: string): Promise<void> {
  const [demo] = await db.select().from(demoData).limit(1)
  const days = demo ? (Date.parse(today) - Date.parse(demo.datesOf)) / DAY_MS : 0
  if (!demo || days <= 0) return
  const later = (column: PgColumn) => sql`${column} + ${days}::int`
  const laterMoment = (column: PgColumn) => sql`${column} + make_interval(days => ${days}::int)`

  /** Of rents or prices, each with its day. */
  const laterChanges = (column: PgColumn) => sql`(
    select coalesce(jsonb_agg(
      jsonb_set(change, '{date}', to_jsonb((change->>'date')::date + ${days}::int)) order by place
    ), '[]')
    from jsonb_array_elements(${column}) with ordinality as changes (change, place))`

  const listing = (table: typeof chintaiRooms | typeof baibaiRooms) => ({
    koukaiDate: later(table.koukaiDate),
    koshinDate: later(table.koshinDate),
    jikaiKoshinDate: later(table.jikaiKoshinDate),
    yukoKigen: later(table.yukoKigen),
    closedDate: later(table.closedDate),
    updatedAt: laterMoment(table.updatedAt),
  })
  const untouched = (table: typeof chintaiRooms | typeof baibaiRooms): SQL | undefined =>
    and(eq(table.version, 1), lte(table.createdAt, demo.seededAt))

  await db.transaction(async (tx) => {
    await withoutKeywordIndexes(tx, async () => {
      await tx
        .update(chintaiRooms)
        .set({
          ...listing(chintaiRooms),
          nyukyoDate: later(chintaiRooms.nyukyoDate),
          yachinRireki: laterChanges(chintaiRooms.yachinRireki),
        })
        .where(untouched(chintaiRooms))
      await tx
        .update(baibaiRooms)
        .set({
          ...listing(baibaiRooms),
          hikiwatashiDate: later(baibaiRooms.hikiwatashiDate),
          baikaiKigen: later(baibaiRooms.baikaiKigen),
          kakakuRireki: laterChanges(baibaiRooms.kakakuRireki),
        })
        .where(untouched(baibaiRooms))
    })
    await moveArticles(tx, laterMoment, today)
    await tx.update(demoData).set({ datesOf: today })
  })
}

async function moveArticles(db: Database, later: (column: PgColumn) => SQL, today: string) {
  const untouched = and(eq(contents.version, 1), lt(contents.contentId, FIRST_OWN_CONTENT))
  await db
    .update(contents)
    .set({ publishAt: later(contents.publishAt), updatedAt: later(contents.updatedAt) })
    .where(untouched)
  await moveSeminars(db, untouched, today)
}

/** Seminars stay on their weekdays and out of the holidays: their dates are made anew. */
async function moveSeminars(db: Database, untouched: SQL | undefined, today: string) {
  const made = contentRows(today)
  const titles = new Map(made.contents.map(({ contentId, title }) => [contentId, title]))
  for (const { contentId, sessionNo, startAt, endAt, applyDeadline } of made.sessions) {
    const isThatSeminar = and(untouched, eq(contents.title, titles.get(contentId) ?? ''))
    const seminars = db.select({ contentId: contents.contentId }).from(contents)
    await db
      .update(seminarSessions)
      .set({ startAt, endAt, applyDeadline })
      .where(
        and(
          eq(seminarSessions.contentId, contentId),
          eq(seminarSessions.sessionNo, sessionNo),
          inArray(seminarSessions.contentId, seminars.where(isThatSeminar)),
        ),
      )
  }
}
