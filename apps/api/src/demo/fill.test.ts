import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { contentRows } from '@sumai/demo/contents'
import { MIGRATIONS, type OpenDatabase } from '../db/database.ts'
import { eq, inArray, max, ne, sql } from '../db/drizzle.ts'
import { openEmbedded } from '../db/embedded.ts'
import { writeMasterData } from '../master/master-data.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../modules/banners/banners.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { contents, seminarSessions } from '../modules/contents/contents.table.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { fillWithDemo } from './fill.ts'
import { moveDemoDates } from './move-dates.ts'

const TODAY = '2026-11-21'
const BANNER = { bannerType: 'chintai_top', title: 't', imagePc: '/media/x', alt: 'a' } as const
const SESSION = {
  startAt: new Date('2026-12-26T13:30:00+09:00'),
  endAt: new Date('2026-12-26T15:00:00+09:00'),
  venueName: '本店',
  capacity: 10,
  applyDeadline: new Date('2026-12-24T18:00:00+09:00'),
}
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

let database: OpenDatabase

beforeAll(async () => {
  database = await openEmbedded(await emptyDataDir())
}, 60_000)
afterAll(() => database.close())

async function count(table: string): Promise<number> {
  const { rows } = (await database.db.execute(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )) as unknown as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

test('an empty database is filled, and one that holds data is left alone', async () => {
  const progress: number[] = []
  const options = { rooms: 200, today: TODAY, onProgress: (done: number) => progress.push(done) }
  await writeMasterData(database.db)
  expect(await fillWithDemo(database.db, options)).toBe(true)
  expect(await fillWithDemo(database.db, options)).toBe(false)
  expect(progress.at(-1)).toBe(275)
  expect(await count('chintai_rooms')).toBe(200)
  expect(await count('baibai_rooms')).toBe(75)
  expect(await count('shops')).toBe(30)
  expect(await count('staffs')).toBe(90)
  expect(await count('cities')).toBe(36)
  expect(await count('stations')).toBe(228)
  expect(await count('contents')).toBeGreaterThan(280)
  expect(await count('banners')).toBeGreaterThan(5)
}, 60_000)

test('a database in which only an article or a banner was written is left alone', async () => {
  const own = await openEmbedded(await emptyDataDir())
  const written = { ...BANNER, isBlank: false, isPublic: true, sort: 1 }
  await own.db.insert(banners).values(written)
  expect(await fillWithDemo(own.db, { rooms: 20, today: TODAY })).toBe(false)
  await own.close()
}, 60_000)

describe('a month later', () => {
  const later = '2026-12-21'
  const edited = '1000000001'
  const editedSeminar = 1
  const dates = () =>
    database.db
      .select({ no: chintaiRooms.bukkenNo, next: chintaiRooms.jikaiKoshinDate })
      .from(chintaiRooms)
      .orderBy(chintaiRooms.bukkenNo)
  const priceChanges = async () => {
    const { bukkenNo, yachinRireki } = chintaiRooms
    const lets = await database.db
      .select({ changes: yachinRireki })
      .from(chintaiRooms)
      .where(ne(bukkenNo, edited))
      .orderBy(bukkenNo)
    const sales = await database.db
      .select({ changes: baibaiRooms.kakakuRireki })
      .from(baibaiRooms)
      .orderBy(baibaiRooms.bukkenNo)
    return [...lets, ...sales].map(({ changes }) => changes)
  }
  const starts = (ids: number[]) =>
    database.db
      .select({ id: seminarSessions.contentId, startAt: seminarSessions.startAt })
      .from(seminarSessions)
      .where(inArray(seminarSessions.contentId, ids))
      .orderBy(seminarSessions.contentId, seminarSessions.sessionNo)

  test('the demo is as fresh as on its first day, but what was edited stays as it is', async () => {
    await database.db
      .update(chintaiRooms)
      .set({ version: 2 })
      .where(eq(chintaiRooms.bukkenNo, edited))
    await database.db
      .update(contents)
      .set({ version: 2 })
      .where(eq(contents.contentId, editedSeminar))
    const rooms = await dates()
    const changes = await priceChanges()
    const sessions = await starts([editedSeminar, 2])

    await moveDemoDates(database.db, later)
    await moveDemoDates(database.db, later)

    expect(await dates()).toEqual(
      rooms.map(({ no, next }) => ({ no, next: no === edited ? next : addDays(next, 30) })),
    )
    expect(changes.flat().length).toBeGreaterThan(5)
    expect(await priceChanges()).toEqual(
      changes.map((list) => list.map((it) => ({ ...it, date: addDays(it.date, 30) }))),
    )
    const moved = contentRows(later).sessions.filter(({ contentId }) => contentId === 2)
    expect((await starts([editedSeminar, 2])).map(({ startAt }) => startAt)).toEqual([
      ...sessions.filter(({ id }) => id === editedSeminar).map(({ startAt }) => startAt),
      ...moved.map(({ startAt }) => startAt),
    ])
    const [news] = await database.db
      .select({ newest: max(contents.publishAt) })
      .from(contents)
      .where(eq(contents.contentType, 'news_chintai'))
    expect(news?.newest).toEqual(new Date('2026-12-15T10:00:00+09:00'))
  })

  test('nothing that the staff have entered has moved', async () => {
    const [demo] = await database.db.select().from(chintaiRooms).limit(1)
    if (!demo) throw new Error('no demo')
    const entered = new Date('2026-12-21T11:00:00+09:00')
    const room = {
      ...demo,
      bukkenNo: '1900000001',
      version: 1,
      createdAt: entered,
      updatedAt: entered,
    }
    await database.db.insert(chintaiRooms).values(room)
    const [article] = await database.db
      .insert(contents)
      .values({
        contentType: 'seminar',
        title: '家賃の決め方',
        body: '<p>本文です。</p>',
        summary: '本文です。',
        contentStatus: 'public',
        relatedIds: [],
        publishAt: entered,
        updatedAt: entered,
      })
      .returning()
    if (!article) throw new Error('not written')
    const session = { ...SESSION, contentId: article.contentId, sessionNo: 1 }
    await database.db.insert(seminarSessions).values(session)

    await moveDemoDates(database.db, '2027-01-21')

    expect(
      await database.db.select().from(chintaiRooms).where(eq(chintaiRooms.bukkenNo, room.bukkenNo)),
    ).toEqual([room])
    expect(
      await database.db.select().from(contents).where(eq(contents.contentId, article.contentId)),
    ).toEqual([article])
    expect(await starts([article.contentId])).toEqual([
      { id: article.contentId, startAt: SESSION.startAt },
    ])
  })

  test('a database without demo data is left as it is', async () => {
    const own = await openEmbedded(await emptyDataDir())
    const publishAt = new Date('2026-11-01T10:00:00+09:00')
    await own.db.insert(contents).values({
      contentId: 1,
      contentType: 'news_chintai',
      title: '開店のお知らせ',
      body: '',
      summary: '',
      contentStatus: 'public',
      relatedIds: [],
      publishAt,
      updatedAt: publishAt,
    })
    await moveDemoDates(own.db, '2027-01-21')
    const [news] = await own.db.select().from(contents)
    expect(news?.publishAt).toEqual(publishAt)
    await own.close()
  }, 60_000)
})

test('the keyword indexes are there again afterwards', async () => {
  const { rows } = (await database.db.execute(
    sql`select indexname from pg_indexes where indexname like '%search_grams' order by 1`,
  )) as unknown as { rows: { indexname: string }[] }
  expect(rows.map(({ indexname }) => indexname)).toEqual([
    'baibai_rooms_search_grams',
    'tatemono_search_grams',
  ])
})

test('new articles and banners do not collide with those of the demo data', async () => {
  const { rows } = (await database.db.execute(
    sql`insert into banners (banner_type, title, image_pc, alt, is_blank, is_public, sort)
        values ('chintai_top', 't', '/media/x', 'a', false, false, 1) returning banner_id`,
  )) as unknown as { rows: { banner_id: number }[] }
  expect(rows[0]?.banner_id).toBeGreaterThan(1000)
})

test('a demo of before, whose floor plans were drawings, shows them as pictures', async () => {
  const rooms = ['chintai_rooms', 'baibai_rooms'].map((table) => sql.identifier(table))
  const photosOf = async (table: (typeof rooms)[number]) => {
    const found = await database.db.execute(
      sql`select photos::text from ${table} order by bukken_no limit 1`,
    )
    return JSON.parse((found as unknown as { rows: { photos: string }[] }).rows[0]?.photos ?? '')
  }
  const setPhotos = (table: (typeof rooms)[number], photos: unknown) =>
    database.db.execute(sql`update ${table} set photos = ${JSON.stringify(photos)}::jsonb
      where bukken_no = (select min(bukken_no) from ${table})`)
  const before = await Promise.all(rooms.map(photosOf))
  for (const table of rooms) await setPhotos(table, [{ url: '/media/floorplan/plan-01-1r.svg' }])
  const migration = await readFile(join(MIGRATIONS, '0007_floor_plans.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) {
    await database.db.execute(sql.raw(statement))
  }
  for (const [index, table] of rooms.entries()) {
    expect(await photosOf(table)).toEqual([{ url: '/media/floorplan/plan-01-1r' }])
    await setPhotos(table, before[index])
  }
}, 60_000)
