import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPostgres } from '@sumai/build/postgres'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { isoDay } from '@sumai/format/dates'
import type { Database } from '../apps/api/src/db/database.ts'
import { openDatabase } from '../apps/api/src/db/open-database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { listingNews } from '../apps/api/src/modules/alerts/alerts.table.ts'
import { planAlerts } from '../apps/api/src/modules/alerts/plan-alerts.ts'
import {
  mailmagazineSearches,
  mailmagazineSubscribers,
} from '../apps/api/src/modules/mailmagazine/mailmagazine.table.ts'
import { newDatabase, seed } from './api-site.ts'
import { printTable } from './figures.ts'
import { timed } from './latency.ts'
import { openServer, type Sql } from './sql.ts'
import { withEnds } from './with-ends.ts'

const PEOPLE = 100_000
const NEW_HOMES = 200
/** s to queue the mails of all. */
const BAR = 60
const ROOMS = 4_000

/** News for many people, of whom no two ask the same. */
export async function benchAlerts(): Promise<void> {
  await withPostgres(async (server) => {
    await withEnds(async (ends) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
      ends.defer(() => rm(dir, { recursive: true }))
      const env = { DATA_DIR: dir, DATABASE_URL: await newDatabase(server, 'alerts') }
      await seed(ROOMS, env)
      const { db, close } = await openDatabase(readEnv({ ...process.env, ...env }))
      ends.defer(close)
      const { sql, close: end } = await openServer(env.DATABASE_URL)
      ends.defer(end)
      await writeNews(db, sql)
      await writePeople(db, await citiesOf(sql))
      let mails = 0
      const seconds = await timed(async () => {
        mails = await planAlerts({
          ...{ db, today: () => isoDay(new Date()), now: () => new Date(), isStopped: () => false },
          origins: { site: 'https://www.example.jp', api: 'https://api.example.jp' },
        })
      }).then((ms) => ms / 1_000)
      if (seconds > BAR) process.exitCode = 1
      printTable([
        ['alerts', 'mails', 's', 'at most', ''],
        [
          `${PEOPLE} people, ${NEW_HOMES} new homes`,
          String(mails),
          seconds.toFixed(1),
          String(BAR),
          seconds <= BAR ? 'reached' : 'MISSED',
        ],
      ])
    })
  })
}

/** Half of the new homes are rentals. */
async function writeNews(db: Database, sql: Sql): Promise<void> {
  for (const site of ['chintai', 'baibai'] as const) {
    const homes = await sql<{ bukken_no: string }>(
      `select bukken_no from ${site}_rooms where boshu_status = 'public' and jikai_koshin_date >= $1
       order by md5(bukken_no) limit ${NEW_HOMES / 2}`,
      [isoDay(new Date())],
    )
    const news = homes.map(({ bukken_no }) => ({
      ...{ site, bukkenNo: bukken_no, priceBefore: null, seenAt: new Date() },
    }))
    await db.insert(listingNews).values(news)
  }
}

const citiesOf = async (sql: Sql) =>
  (await sql<{ city_code: string }>('select distinct city_code from tatemono')).map(
    (row) => row.city_code,
  )

/** A city, a layout or none, and a limit of yen that nobody else has. */
function searchOf(person: number, cities: readonly string[]): string {
  const city_code = [cities[person % cities.length] ?? '']
  if (person % 2 === 0) {
    const madori = person % 3 === 0 ? [150, 250] : undefined
    return formatSearchUrl('chintai', { city_code, madori, hy_yachin_max: 50_000 + person })
  }
  return formatSearchUrl('baibai', { city_code, kakaku_max: 20_000_000 + 100 * person })
}

const BATCH = 5_000

async function writePeople(db: Database, cities: readonly string[]): Promise<void> {
  const now = new Date()
  for (let first = 0; first < PEOPLE; first += BATCH) {
    const people = Array.from({ length: BATCH }, (_, index) => first + index)
    await db.insert(mailmagazineSubscribers).values(
      people.map((person) => ({
        ...{ email: `person${person}@example.jp`, frequency: 'now' as const },
        ...{ unsubscribeToken: randomUUID(), confirmedAt: now },
      })),
    )
    await db.insert(mailmagazineSearches).values(
      people.map((person) => ({
        ...{ email: `person${person}@example.jp`, search: searchOf(person, cities) },
        ...{ isMagazine: false, sinceNews: 0, createdAt: now },
      })),
    )
  }
}
