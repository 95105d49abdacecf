import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { OpenDatabase } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { seedDatabase } from '../seed/seed.ts'
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

// The embedded database has one process only, and nobody to tell.
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip

onServer('another process', () => {
  let database: OpenDatabase
  let stop: (() => Promise<void>) | undefined
  const heard: (string | undefined)[] = []

  beforeAll(async () => {
    database = await openTestDatabase()
    await seedDatabase(database.db, { rooms: 300, today: '2026-11-21' })
    stop = await database.listen?.((message) => heard.push(message))
  })
  afterAll(async () => {
    await stop?.()
    await database?.close()
  })

  async function told(work: () => Promise<unknown>) {
    heard.length = 0
    await work()
    for (let i = 0; i < 60 && heard.length === 0; i++) await pause(50)
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
