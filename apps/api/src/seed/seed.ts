import type { Database } from '../db/database.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../modules/banners/banners.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { cities } from '../modules/cities/cities.table.ts'
import { contents, seminarSessions } from '../modules/contents/contents.table.ts'
import { demoData } from '../modules/demo-data/demo-data.table.ts'
import { schools } from '../modules/schools/schools.table.ts'
import { shops } from '../modules/shops/shops.table.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import { lines, stations } from '../modules/stations/stations.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { baibaiListings } from './baibai/baibai.ts'
import { bannerRows } from './banners.ts'
import { moment } from './calendar.ts'
import { chintaiListings } from './chintai/chintai.ts'
import { contentRows } from './contents/contents.ts'
import { insertRows } from './insert-rows.ts'
import { withoutKeywordIndexes } from './keyword-indexes.ts'
import { moveDemoDates } from './move-dates.ts'
import { STAFFS } from './people/staffs.ts'
import { cityRows, lineRows, stationRows } from './places/master-rows.ts'
import { PUBLIC_SCHOOLS, UNIVERSITIES } from './places/schools.ts'
import { SHOPS } from './places/shops.ts'

export type SeedOptions = {
  /** Rental rooms; everything that is for sale scales with them. */
  rooms: number
  /** `YYYY-MM-DD` in Tokyo: dates of listings and articles are relative to it. */
  today: string
  /** Hears of listings of both kinds. */
  onProgress?: (done: number, total: number) => void
}

/** Properties for sale to rental rooms; enough of each kind even in the smallest database. */
const SALES_PER_ROOM = 3 / 8
const FEWEST_SALES = 60
const BATCH = 250

/**
 * Fills an empty database with demo data, whole or not at all. One that holds data is left alone
 * (`false`), except that the dates of earlier demo data move up to today.
 */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<boolean> {
  const [existing] = await db.select({ tenpoNo: shops.tenpoNo }).from(shops).limit(1)
  if (existing) {
    await moveDemoDates(db, options.today)
    return false
  }
  await db.transaction(async (tx) => {
    await insertMaster(tx)
    await insertSite(tx, options.today)
    await withoutKeywordIndexes(tx, async () => {
      const made = counter(options)
      await insertChintai(tx, options, made)
      await insertBaibai(tx, options, made)
    })
    const { today, rooms } = options
    await tx.insert(demoData).values({ seededAt: moment(today, '00:00'), datesOf: today, rooms })
  })
  return true
}

async function insertMaster(db: Database) {
  await insertRows(db, cities, cityRows())
  await insertRows(db, lines, lineRows())
  await insertRows(db, stations, stationRows())
  await insertRows(db, schools, [...UNIVERSITIES, ...PUBLIC_SCHOOLS])
  await insertRows(db, shops, SHOPS)
  await insertRows(db, staffs, STAFFS)
}

async function insertSite(db: Database, today: string) {
  const { contents: articles, sessions } = contentRows(today)
  await insertRows(db, contents, articles)
  await insertRows(db, seminarSessions, sessions)
  await insertRows(db, banners, bannerRows(today))
}

async function insertChintai(db: Database, { rooms, today }: SeedOptions, made: Made) {
  await oneAhead(batches(chintaiListings(rooms, today), BATCH / 3), async (batch) => {
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

async function insertBaibai(db: Database, { rooms, today }: SeedOptions, made: Made) {
  await oneAhead(batches(baibaiListings(salesFor(rooms), today), BATCH), async (batch) => {
    await insertRows(db, baibaiRooms, batch)
    made(batch.length)
  })
}

/** Makes each item while the one before it is being written; never further ahead. */
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

/** Hears of every batch. */
type Made = (listings: number) => void

function counter({ rooms, onProgress }: SeedOptions): Made {
  let done = 0
  return (listings) => {
    done += listings
    onProgress?.(done, rooms + salesFor(rooms))
  }
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
