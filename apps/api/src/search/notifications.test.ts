import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { withPostgres } from '@sumai/build/postgres'
import type { OpenDatabase } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { fillWithDemo } from '../demo/fill.ts'
import { writeMasterData } from '../master/master-data.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { notificationHandler } from './notifications.ts'

jest.setTimeout(60_000)

test('a message is a kind and its numbers; anything else means: read everything', async () => {
  const calls: string[] = []
  const search = (name: string) => ({
    changed: async (ids: readonly string[]) => void calls.push(`${name} ${ids.join('+')}`),
    reload: async () => void calls.push(`${name} all`),
  })
  const hear = notificationHandler({ chintai: search('chintai'), baibai: search('baibai') })
  for (const message of ['chintai 1,2', 'baibai *', undefined]) await hear(message)
  expect(calls).toEqual(['chintai 1+2', 'baibai all', 'chintai all', 'baibai all'])
})

/** A server of its own, unless one is given: the embedded database has one process only. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  const { promise: started, resolve, reject } = Promise.withResolvers<string>()
  const ended = withPostgres(async (url) => {
    resolve(url)
    await stopping
  })
  ended.catch(reject)
  return {
    url: await started,
    stop() {
      stop()
      return ended
    },
  }
}

describe('another process', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let database: OpenDatabase
  let stop: (() => Promise<void>) | undefined
  const heard: (string | undefined)[] = []
  let onHeard = () => {}

  beforeAll(async () => {
    server = await startServer()
    database = await openTestDatabase({ server: server.url })
    await writeMasterData(database.db)
    await fillWithDemo(database.db, { rooms: 300, today: '2026-11-21' })
    stop = await database.listen?.((message) => {
      heard.push(message)
      onHeard()
    })
  })
  afterAll(async () => {
    await stop?.()
    await database?.close()
    await server?.stop()
  })

  async function told(work: () => Promise<unknown>) {
    heard.length = 0
    await work()
    if (heard.length === 0) await new Promise<void>((resolve) => (onHeard = resolve))
    return [...heard]
  }

  test('hears which rooms were written, changed with their building, or deleted', async () => {
    const { db } = database
    const [room] = await db.select().from(chintaiRooms).limit(1)
    if (!room) throw new Error('no room')
    const change = { hyYachin: 99_000 }
    const byNumber = eq(chintaiRooms.bukkenNo, room.bukkenNo)
    expect(await told(() => db.update(chintaiRooms).set(change).where(byNumber))).toEqual([
      `chintai ${room.bukkenNo}`,
    ])
    const building = eq(tatemono.tmNo, room.tmNo)
    const [fromBuilding] = await told(() => db.update(tatemono).set({ kozo: 1 }).where(building))
    expect(fromBuilding).toMatch(/^chintai (\d{10},?)+$/)
    expect(fromBuilding).toContain(room.bukkenNo)
    expect(await told(() => db.delete(chintaiRooms).where(byNumber))).toEqual([
      `chintai ${room.bukkenNo}`,
    ])
  })

  test('hears that very many were written in one message', async () => {
    const { db } = database
    expect(await told(() => db.update(chintaiRooms).set({ kyoekihi: 1000 }))).toEqual(['chintai *'])
    expect(await told(() => db.update(baibaiRooms).set({ version: 2 }))).toEqual(['baibai *'])
  })

  test('asks for everything when the line was cut, and hears again', async () => {
    const { db } = database
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
    expect(await told(() => db.execute(cut))).toEqual([undefined])
    const [room] = await db.select().from(baibaiRooms).limit(1)
    const one = eq(baibaiRooms.bukkenNo, String(room?.bukkenNo))
    expect(await told(() => db.update(baibaiRooms).set({ version: 3 }).where(one))).toEqual([
      `baibai ${room?.bukkenNo}`,
    ])
  })
})
