import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { startTestShell } from '../testing/test-shell.ts'

let shell: Awaited<ReturnType<typeof startTestShell>>
afterEach(() => shell.stop())

const from = (remoteAddress: string, url = '/search') =>
  shell.inject({ url, remoteAddress, headers: { accept: 'text/html' } })

test('an address that asks for too many pages in a minute is told when to come again', async () => {
  shell = await startTestShell({ pagesPerMinute: 3 })
  for (const _ of [1, 2, 3]) expect((await from('203.0.113.7')).statusCode).toBe(200)
  const refused = await from('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.body).toContain('アクセスが集中しています')
  expect((await from('203.0.113.8')).statusCode).toBe(200)
  // What is no page is not counted.
  expect((await from('203.0.113.7', '/livez')).statusCode).toBe(200)
})

test('a network of IPv6 counts as one visitor', async () => {
  shell = await startTestShell({ pagesPerMinute: 1 })
  expect((await from('2001:db8:1:2::1')).statusCode).toBe(200)
  expect((await from('2001:db8:1:2:ffff::2')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
})

test('an address has only so many pages open at the same time', async () => {
  shell = await startTestShell({ pagesAtOnce: 2 })
  const answers = await Promise.all(['/1', '/2', '/3'].map((url) => from('203.0.113.7', url)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
  expect((await from('203.0.113.7', '/4')).statusCode).toBe(200)
})

test('a Redis that is away or silent lets each process count for itself, and holds nobody for long', async () => {
  const sockets: Socket[] = []
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const redisUrl = `redis://127.0.0.1:${port}`
  shell = await startTestShell({ pagesPerMinute: 2, redisUrl })
  const begun = performance.now()
  const answers = [await from('203.0.113.7'), await from('203.0.113.7'), await from('203.0.113.7')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(performance.now() - begun).toBeLessThan(5_000)
  for (const socket of sockets) socket.destroy()
  mute.close()
})

const { TEST_REDIS_URL } = process.env
// Only where a Redis runs (npm run test:full).
const withRedis = TEST_REDIS_URL ? test : test.skip

withRedis('two shells with a Redis count together', async () => {
  const limits = { pagesPerMinute: 3, redisUrl: String(TEST_REDIS_URL) }
  shell = await startTestShell(limits)
  const other = await startTestShell(limits)
  const visitor = `2001:db8:${process.pid.toString(16)}::1`
  const ask = (one: typeof shell) =>
    one.inject({ url: '/search', remoteAddress: visitor, headers: { accept: 'text/html' } })
  const statuses: number[] = []
  for (const one of [shell, other, shell, other]) statuses.push((await ask(one)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  await other.stop()
})
