/** @jest-environment node */
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
