import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Pool } from 'pg'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Counters, memoryCounters } from './counters.ts'
import { limiter } from './limit.ts'
import { postgresCounters } from './postgres-counters.ts'
import { redisCounters } from './redis-counters.ts'

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env
const HOUR = 3_600_000
const STEPS = { 'an hour back': -HOUR, 'an hour on': HOUR, 'a year on': 365 * 24 * HOUR }

type Store = { make: () => Counters; end?: () => Promise<void> }
/** Each as two processes would open it. */
const STORES: [string, () => Promise<Store>][] = [
  ['this process', async () => ({ make: memoryCounters })],
  ...(TEST_DATABASE_URL ? [['PostgreSQL', onPostgres] as [string, () => Promise<Store>]] : []),
  ...(TEST_REDIS_URL ? [['Redis', onRedis] as [string, () => Promise<Store>]] : []),
]

async function onPostgres(): Promise<Store> {
  const database = await openTestDatabase()
  return {
    make: () => postgresCounters(database.pool as Pool),
    end: () => database.close(),
  }
}

async function onRedis(): Promise<Store> {
  return { make: () => redisCounters(String(TEST_REDIS_URL), () => {}) }
}

/** Only the date is another one: time goes on as it does when a clock is set. */
function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
    ],
  })
}
afterEach(() => {
  jest.useRealTimers()
})

describe.each(STORES)('counted in %s', (_, open) => {
  let store: Store
  let all: Counters[]
  const counters = async () => {
    const one = store.make()
    all.push(one)
    await one.open()
    return one
  }
  beforeAll(async () => {
    store = await open()
    all = []
  })
  afterAll(async () => {
    for (const one of all) one.close()
    await store.end?.()
  })

  test('is the sum of what was added and taken back, by key', async () => {
    const one = await counters()
    const key = randomUUID()
    expect(await one.add(key, 1, 60)).toBe(1)
    expect(await one.add(key, 5, 60)).toBe(6)
    expect(await one.add(key, -2, 60)).toBe(4)
    expect(await one.add(randomUUID(), 1, 60)).toBe(1)
    const at = await Promise.all(Array.from({ length: 20 }, () => one.add(key, 1, 60)))
    expect(at.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 5))
  })

  test('is counted by all processes together, if there are several', async () => {
    const [one, other] = [await counters(), await counters()]
    const key = randomUUID()
    await one.add(key, 3, 60)
    expect(await other.add(key, 1, 60)).toBe(one.isShared ? 4 : 1)
  })

  test.each(Object.entries(STEPS))('holds up nobody when the clock is set %s', async (_, step) => {
    const one = await counters()
    const now = () => new Date()
    const counted = limiter({ counters: one, secret: randomUUID(), now })
    const limit = { name: 'x', max: 3, seconds: 600 }
    const exhaust = async () => {
      for (let time = 0; time < 3; time++) {
        expect(await counted.add(limit, 'somebody', 1)).toBeLessThanOrEqual(3)
      }
      expect(await counted.add(limit, 'somebody', 1)).toBe(4)
      expect(counted.refusal(limit).retryAfter).toBeLessThanOrEqual(600)
    }
    const begun = Date.now()
    await exhaust()
    setClock(begun + step)
    await exhaust()
    setClock(begun + step + 600_000)
    await exhaust()
    // The clock is right again, ten minutes later.
    setClock(begun + 601_000)
    await exhaust()
  })
})

describe('while Redis is away', () => {
  test('each process counts for itself, and says so once', async () => {
    const faults: unknown[] = []
    // Nobody listens there.
    const counters = redisCounters('redis://127.0.0.1:1', (fault) => faults.push(fault))
    await counters.open()
    for (let call = 1; call <= 3; call++) expect(await counters.add('x', 1, 60)).toBe(call)
    counters.close()
    expect(faults).toMatchObject([{ code: 'ECONNREFUSED' }])
  })

  test('nobody waits long for one that is silent', async () => {
    const sockets: Socket[] = []
    const mute = createServer((socket) => sockets.push(socket))
    await once(mute.listen(0, '127.0.0.1'), 'listening')
    const { port } = mute.address() as AddressInfo
    const counters = redisCounters(`redis://127.0.0.1:${port}`, () => {})
    const begun = performance.now()
    await counters.open()
    expect(await counters.add('x', 1, 60)).toBe(1)
    expect(performance.now() - begun).toBeLessThan(5_000)
    counters.close()
    for (const socket of sockets) socket.destroy()
    mute.close()
  })
})

test('while PostgreSQL fails, each process counts for itself', async () => {
  const counters = postgresCounters({
    query: async () => {
      throw new Error('away')
    },
  } as unknown as Pool)
  for (let call = 1; call <= 3; call++) expect(await counters.add('x', 1, 60)).toBe(call)
})
