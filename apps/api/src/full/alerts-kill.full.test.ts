import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import { isoDay } from '@sumai/format/dates'
import type { OpenDatabase } from '../db/database.ts'
import { and, eq, inArray, sql } from '../db/drizzle.ts'
import { openDatabase } from '../db/open-database.ts'
import { fillWithDemo } from '../demo/fill.ts'
import { readEnv } from '../env.ts'
import { writeMasterData } from '../master/master-data.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import {
  mailmagazineSearches,
  mailmagazineSubscribers,
} from '../modules/mailmagazine/mailmagazine.table.ts'
import { outbox } from '../modules/outbox/outbox.table.ts'
import { onEmbedded } from '../testing/databases.ts'
import { copyOf } from '../testing/test-database.ts'

const ROUND = fileURLToPath(new URL('../testing/round-of-alerts.ts', import.meta.url))
const PEOPLE = 1_000
const KILLS = 20
const MINUTES = 60_000

type Room = { bukkenNo: string; yen: number }

/** A round on a database, killed `killAfter` ms after it began; resolves to its ms if it ended itself. */
async function round(dataDir: string, killAfter?: number): Promise<number | null> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off' }
  const child = spawn(process.execPath, [ROUND], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  const begun = performance.now()
  if (killAfter !== undefined) {
    await pause(killAfter)
    child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  if (signal === 'SIGKILL') return null
  expect(code).toBe(0)
  return performance.now() - begun
}

async function on<T>(dataDir: string, work: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }))
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

onEmbedded(
  `${PEOPLE} people get each change once, though the process is killed ${KILLS} times`,
  async () => {
    const dataDir = await copyOf({
      name: 'alerts-240',
      async fill(db) {
        await writeMasterData(db)
        await fillWithDemo(db, { rooms: 240, today: isoDay(new Date()) })
      },
    })
    await round(dataDir)
    const rooms = await on(dataDir, async (db) => {
      const people = Array.from({ length: PEOPLE }, (_, index) => `reader${index}@example.jp`)
      await db.insert(mailmagazineSubscribers).values(
        people.map((email) => ({
          ...{ email, frequency: 'now', unsubscribeToken: randomUUID() },
          confirmedAt: new Date(),
        })) as (typeof mailmagazineSubscribers.$inferInsert)[],
      )
      await db.insert(mailmagazineSearches).values(
        people.map((email) => ({
          ...{ email, search: '/search', isMagazine: false, sinceNews: 0 },
          createdAt: new Date(),
        })),
      )
      return db
        .select({ bukkenNo: chintaiRooms.bukkenNo, yen: chintaiRooms.hyYachin })
        .from(chintaiRooms)
        .where(eq(chintaiRooms.boshuStatus, 'public'))
        .limit(1 + KILLS)
    })

    const lowerRent = ({ bukkenNo, yen }: Room) =>
      on(dataDir, (db) =>
        db
          .update(chintaiRooms)
          .set({ hyYachin: yen - 1_000 })
          .where(eq(chintaiRooms.bukkenNo, bukkenNo)),
      )
    const [first, ...others] = rooms
    await lowerRent(first as Room)
    // ms of a round that was left alone: of the last one, because the first may be slow.
    let whole = (await round(dataDir)) as number
    let killed = 0
    for (const [index, room] of others.entries()) {
      await lowerRent(room)
      const took = await round(dataDir, ((index + 0.5) / KILLS) * whole)
      if (took === null) killed += 1
      else whole = took
      await round(dataDir)
    }
    expect(killed).toBeGreaterThan(KILLS / 2)

    const told = await on(dataDir, (db) =>
      db
        .select({
          to: sql<string>`payload ->> 'to'`,
          room: sql<string>`substring(payload ->> 'text' from '/articles/room/\\d+/(\\d+)')`,
          mails: sql<number>`count(*)::int`,
        })
        .from(outbox)
        .where(
          and(
            eq(outbox.kind, 'mail'),
            inArray(
              sql`substring(payload ->> 'text' from '/articles/room/\\d+/(\\d+)')`,
              rooms.map(({ bukkenNo }) => bukkenNo),
            ),
          ),
        )
        .groupBy(sql`1`, sql`2`),
    )
    expect(told).toHaveLength(PEOPLE * rooms.length)
    expect(told.filter(({ mails }) => mails !== 1)).toEqual([])
  },
  15 * MINUTES,
)
