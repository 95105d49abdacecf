import { baibaiListings } from '@sumai/demo/baibai'
import { bannerRows } from '@sumai/demo/banners'
import { chintaiListings, type Let } from '@sumai/demo/chintai'
import { contentRows } from '@sumai/demo/contents'
import type { PropertyRow } from '@sumai/demo/rows'
import { PUBLIC_SCHOOLS } from '@sumai/demo/schools'
import { SHOPS } from '@sumai/demo/shops'
import { STAFFS } from '@sumai/demo/staffs'
import { searchColumns } from '@sumai/domain/search-text'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { insertRows } from '../db/insert-rows.ts'
import { withComputedColumns as completeProperty } from '../modules/baibai-rooms/baibai-computed-columns.ts'
import { EMPTY_ROW } from '../modules/baibai-rooms/baibai-empty-row.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../modules/banners/banners.table.ts'
import {
  buildingWords,
  withComputedColumns as completeRoom,
} from '../modules/chintai-rooms/chintai-computed-columns.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { contents, seminarSessions } from '../modules/contents/contents.table.ts'
import { demoData } from '../modules/demo-data/demo-data.table.ts'
import { schools } from '../modules/schools/schools.table.ts'
import { shops } from '../modules/shops/shops.table.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { withoutKeywordIndexes } from './keyword-indexes.ts'

export type DemoOptions = {
  /** Rental rooms; everything that is for sale scales with them. */
  rooms: number
  /** `YYYY-MM-DD` in Tokyo: dates of listings and articles are relative to it. */
  today: string
  /** Called with the number of listings written so far. */
  onProgress?: (done: number, total: number) => void
}

/** Properties for sale to rental rooms; enough of each kind even in the smallest database. */
const SALES_PER_ROOM = 3 / 8
const FEWEST_SALES = 60
const BATCH = 250

/**
 * Fills an empty database with demo data in one transaction. A database with other data is not
 * changed (`false`). It must have the master data.
 */
export async function fillWithDemo(db: Database, options: DemoOptions): Promise<boolean> {
  if (await holdsData(db)) return false
  const { today, rooms } = options
  await db.transaction(async (tx) => {
    await insertAgency(tx, today)
    await withoutKeywordIndexes(tx, async () => {
      const made = counter(options)
      await insertChintai(tx, options, made)
      await insertBaibai(tx, options, made)
    })
    const seededAt = new Date(`${today}T00:00:00+09:00`)
    await tx.insert(demoData).values({ seededAt, datesOf: today, rooms })
  })
  // The embedded database never does this by itself. Not knowing how many rows there are, it sorts
  // the whole table for each batch that the search index reads.
  await db.execute(sql`analyze`)
  return true
}

/** Listings need a shop; articles and banners can be there without one. */
async function holdsData(db: Database): Promise<boolean> {
  const held = sql.join(
    [shops, contents, banners].map((table) => sql`exists (select from ${table})`),
    sql` or `,
  )
  const [row] = await db.select({ held: sql<boolean>`${held}` }).from(sql`(values (1)) once`)
  return row?.held ?? false
}

async function insertAgency(db: Database, today: string) {
  await insertRows(db, schools, PUBLIC_SCHOOLS)
  await insertRows(db, shops, SHOPS)
  await insertRows(db, staffs, STAFFS)
  const { contents: articles, sessions } = contentRows(today)
  await insertRows(db, contents, articles)
  await insertRows(db, seminarSessions, sessions)
  await insertRows(db, banners, bannerRows(today))
}

async function insertChintai(db: Database, { rooms, today }: DemoOptions, made: Made) {
  const lets = batches(chintaiListings(rooms, today), letRows, BATCH / 3)
  await oneAhead(lets, async (batch) => {
    const inBatch = batch.flatMap((listing) => listing.rooms)
    await insertRows(
      db,
      tatemono,
      batch.map(({ building }) => building),
    )
    await insertRows(db, chintaiRooms, inBatch)
    made(inBatch.length)
  })
}

/** A building and its rooms as they stand in their tables. */
export const letRows = ({ building, rooms }: Let) => ({
  building: { ...building, ...searchColumns(buildingWords(building)) },
  rooms: rooms.map((room) => completeRoom(room, building)),
})

async function insertBaibai(db: Database, { rooms, today }: DemoOptions, made: Made) {
  const properties = batches(baibaiListings(salesFor(rooms), today), propertyRow, BATCH)
  await oneAhead(properties, async (batch) => {
    await insertRows(db, baibaiRooms, batch)
    made(batch.length)
  })
}

/** A property as it stands in its table. */
export const propertyRow = (property: PropertyRow) =>
  completeProperty({ ...EMPTY_ROW, ...property, deletedAt: null })

/** Makes each item while the previous one is being written, and no further ahead. */
async function oneAhead<T>(items: Iterable<T>, write: (item: T) => Promise<void>): Promise<void> {
  let written = Promise.resolve()
  for (const item of items) {
    const before = written
    written = before.then(() => write(item))
    written.catch(() => {}) // is looked at with the next item
    await before
  }
  await written
}

const salesFor = (rooms: number) => Math.max(FEWEST_SALES, Math.round(rooms * SALES_PER_ROOM))

/** Called with every batch. */
type Made = (listings: number) => void

function counter({ rooms, onProgress }: DemoOptions): Made {
  let done = 0
  return (listings) => {
    done += listings
    onProgress?.(done, rooms + salesFor(rooms))
  }
}

function* batches<Item, Rows>(
  items: Iterable<Item>,
  toRows: (item: Item) => Rows,
  size: number,
): Generator<Rows[]> {
  let batch: Rows[] = []
  for (const item of items) {
    batch.push(toRows(item))
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
