import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { OpenDatabase } from '../db/database.ts'
import { MIGRATIONS } from '../db/database.ts'
import { eq, max, sql } from '../db/drizzle.ts'
import { openEmbedded } from '../db/embedded.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { contents } from '../modules/contents/contents.table.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { addDays, moment } from './calendar.ts'
import { seedDatabase } from './seed.ts'

const TODAY = '2026-11-21'
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
  expect(await seedDatabase(database.db, options)).toBe(true)
  expect(await seedDatabase(database.db, options)).toBe(false)
  expect(progress.at(-1)).toBe(275)
  expect(await count('chintai_rooms')).toBe(200)
  expect(await count('baibai_rooms')).toBe(75)
  expect(await count('shops')).toBe(30)
  expect(await count('staffs')).toBe(90)
  expect(await count('cities')).toBe(36)
  expect(await count('stations')).toBe(111)
  expect(await count('contents')).toBeGreaterThan(280)
  expect(await count('banners')).toBeGreaterThan(5)
}, 60_000)

test('a month later the demo is as fresh as on its first day, but edits are kept', async () => {
  const edited = '1000000001'
  await database.db
    .update(chintaiRooms)
    .set({ version: 2 })
    .where(eq(chintaiRooms.bukkenNo, edited))
  const dates = () =>
    database.db
      .select({ no: chintaiRooms.bukkenNo, next: chintaiRooms.jikaiKoshinDate })
      .from(chintaiRooms)
      .orderBy(chintaiRooms.bukkenNo)
  const before = await dates()

  await seedDatabase(database.db, { rooms: 200, today: '2026-12-21' })
  await seedDatabase(database.db, { rooms: 200, today: '2026-12-21' })
  const moved = await dates()
  expect(moved).toEqual(
    before.map(({ no, next }) => ({ no, next: no === edited ? next : addDays(next, 30) })),
  )
  const [news] = await database.db
    .select({ newest: max(contents.publishAt) })
    .from(contents)
    .where(eq(contents.contentType, 'news_chintai'))
  expect(news?.newest).toEqual(moment('2026-12-15', '10:00'))
})

test('the keyword indexes are there again afterwards', async () => {
  const { rows } = (await database.db.execute(
    sql`select indexname from pg_indexes where indexname like '%search_grams' order by 1`,
  )) as unknown as { rows: { indexname: string }[] }
  expect(rows.map(({ indexname }) => indexname)).toEqual([
    'baibai_rooms_search_grams',
    'chintai_rooms_search_grams',
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
  const photos = () =>
    Promise.all(
      rooms.map(async (table) => {
        const found = await database.db.execute(sql`select photos from ${table} order by bukken_no`)
        return (found as unknown as { rows: unknown[] }).rows
      }),
    )
  const pictures = await photos()
  for (const table of rooms) {
    await database.db.execute(sql`update ${table} set photos =
      regexp_replace(photos::text, '(/media/floorplan/[^"]+)', '\\1.svg', 'g')::jsonb`)
  }
  expect(JSON.stringify(await photos())).toMatch(/floorplan\/[\w-]+\.svg/)
  const migration = await readFile(join(MIGRATIONS, '0007_floor_plans.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) {
    await database.db.execute(sql.raw(statement))
  }
  expect(await photos()).toEqual(pictures)
}, 60_000)
