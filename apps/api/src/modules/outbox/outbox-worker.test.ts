import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { OpenDatabase } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Deliver } from './delivery.ts'
import { outbox } from './outbox.table.ts'
import { outboxWorker } from './outbox-worker.ts'

jest.setTimeout(60_000)
const MAIL = { to: 'taro@example.jp', reply_to: null, subject: '件名', text: '本文' }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const clock = { now: new Date('2026-11-21T15:00:00+09:00') }
const worker = (deliver: Deliver) =>
  outboxWorker({ db: database.db, deliver, now: () => clock.now, log: { error: () => {} } })

async function put(): Promise<string> {
  const outboxId = randomUUID()
  const moment = { nextAttemptAt: clock.now, createdAt: clock.now }
  await database.db.insert(outbox).values({ outboxId, kind: 'mail', payload: MAIL, ...moment })
  return outboxId
}
const rowOf = async (id: string) =>
  (await database.db.select().from(outbox).where(eq(outbox.outboxId, id)))[0]

test('what cannot be sent is tried again later, under the same id, until it is', async () => {
  const id = await put()
  const attempts: string[] = []
  let works = false
  const deliver: Deliver = async (attempt) => {
    attempts.push(attempt)
    if (!works) throw new Error('mail server down')
  }

  const run = async () => {
    const { nudge, stop } = worker(deliver)
    nudge()
    await pause(200)
    await stop()
  }
  await run()
  expect(await rowOf(id)).toMatchObject({ attempts: 1, deliveredAt: null })
  expect((await rowOf(id))?.lastError).toContain('mail server down')
  await run()
  expect(attempts).toEqual([id])

  clock.now = new Date(clock.now.getTime() + 10_000)
  await run()
  expect(attempts).toEqual([id, id])
  const wait = Number((await rowOf(id))?.nextAttemptAt) - clock.now.getTime()
  expect(wait).toBe(20_000)

  works = true
  clock.now = new Date(clock.now.getTime() + wait)
  await run()
  expect(await rowOf(id)).toMatchObject({ attempts: 3, deliveredAt: clock.now, lastError: null })
})

test('two workers send each mail once', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, put))
  const sent: string[] = []
  const deliver: Deliver = async (id) => {
    await pause(2)
    sent.push(id)
  }
  const workers = [worker(deliver), worker(deliver)]
  for (const { nudge } of workers) nudge()
  for (let i = 0; i < 100 && sent.length < ids.length; i++) await pause(50)
  for (const { stop } of workers) await stop()
  expect(sent.toSorted()).toEqual(ids.toSorted())
})

test('what is put in while others are sent waits for no pause', async () => {
  const both = Promise.withResolvers<void>()
  const sent: string[] = []
  const deliver: Deliver = async (id) => {
    sent.push(id)
    if (sent.length === 2) return both.resolve()
    await put()
    nudge()
  }
  const { nudge, stop } = worker(deliver)
  const pauses = jest.spyOn(globalThis, 'setTimeout')
  const POLL_MS = 5_000
  await put()
  nudge()
  await both.promise
  expect(pauses.mock.calls.filter(([, ms]) => ms === POLL_MS)).toEqual([])
  pauses.mockRestore()
  await stop()
})
