import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '@sumai/build/process-family'
import { Crowd } from '../support/crowd.ts'
import { percentiles } from '../support/percentiles.ts'
import type { Site } from '../support/site.ts'
import { expect, tagged, test } from '../support/test.ts'

/** s of load: enough to see that nothing grows; a minute in `npm run test:full`. */
const SECONDS = process.env.TEST_FULL ? 60 : 5
/** Visitors who each ask for one uncached page after another: far more than can be rendered. */
const GREEDY = 100
/** MB that the shell and its renderers may take. */
const MEMORY = 450
const FORM = 'application/x-www-form-urlencoded'

const ENQUIRY = {
  inquiry_type: 'other',
  form: 'contact',
  site_type: 'chintai',
  name: '筑紫　太郎',
  name_kana: 'ちくし　たろう',
  tel: '090-0000-0000',
  tenpo_no: '001',
  agree_privacy: true,
  website: '',
  details: { category: 'rent' },
}

const enquire = (site: Site, visitor: number) =>
  fetch(site.url('/api/v1/inquiry', 'api'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...ENQUIRY,
      email: `visitor-${visitor}@example.jp`,
      body: `駐車場は${visitor}台使えますか。`,
    }),
  })

test(
  'more pages than can be rendered: kept pages and enquiries are answered, the others told to wait',
  tagged('full'),
  async ({ site }) => {
    const kept = ['/', '/search', '/baibai']
    for (const path of kept) expect((await fetch(site.url(path))).status).toBe(200)
    const greedy = new Crowd(GREEDY, [site.url('/search?page=2&unseen={unseen}')])
    const times: number[] = []
    const statuses = new Set<number>()
    const enquiries = new Set<number>()
    let memory = 0
    const until = performance.now() + SECONDS * 1000
    for (let round = 0; performance.now() < until; round += 1) {
      const begun = performance.now()
      const answer = await fetch(site.url(kept[round % kept.length]))
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      statuses.add(answer.status)
      if (round % 10 === 0) {
        enquiries.add((await enquire(site, round)).status)
        memory = Math.max(memory, memoryOf(site.stack.pid('shell')))
      }
      await pause(20)
    }
    const others = await greedy.end()
    const { p50, p95 } = percentiles(times)
    console.log(
      `kept pages p50 ${p50} ms, p95 ${p95} ms; others ${JSON.stringify(others)}; memory ${memory} MB`,
    )
    expect([...statuses]).toEqual([200])
    expect([...enquiries].every((status) => status === 201 || status === 503)).toBe(true)
    expect(Object.keys(others)).toEqual(['200', '503'])
    expect(memory).toBeLessThan(MEMORY)
    // Quiet again.
    const begun = performance.now()
    expect((await fetch(site.url('/search?page=3&unseen=after'))).status).toBe(200)
    console.log(`the next page after ${Math.round(performance.now() - begun)} ms`)
  },
)

/** What a connection sends that is slow to ask or slow to read, and what it goes on with. */
const SLOW: Record<string, { first: string; further?: string }> = {
  'read none of sixteen answers': {
    first: 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(16),
  },
  'never read their page': { first: 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n' },
  'send a header letter by letter': {
    first: 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
    further: 'x',
  },
  'send a form letter by letter': {
    first: `POST /contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${FORM}\r\ncontent-length: 9999\r\n\r\n`,
    further: 'x',
  },
}

for (const [what, { first, further = '' }] of Object.entries(SLOW)) {
  test(`500 connections that ${what} take no memory for good`, tagged('full'), async ({ site }) => {
    const shell = site.stack.pid('shell')
    const before = memoryOf(shell)
    const { port } = new URL(site.url())
    const sockets = Array.from({ length: 500 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      socket.pause()
      socket.write(first)
      return socket
    })
    let most = 0
    const times: number[] = []
    for (let look = 0; look < 60; look += 1) {
      const begun = performance.now()
      expect((await fetch(site.url('/livez'))).status).toBe(200)
      times.push(performance.now() - begun)
      most = Math.max(most, memoryOf(shell))
      for (const socket of sockets) if (further && socket.writable) socket.write(further)
      await pause(50)
    }
    for (const socket of sockets) socket.destroy()
    expect(most).toBeLessThan(MEMORY)
    await expect.poll(() => memoryOf(shell), { timeout: 30_000 }).toBeLessThan(before * 1.2)
    const { p95 } = percentiles(times)
    console.log(
      `memory ${before} MB, ${most} MB at most, ${memoryOf(shell)} MB afterwards; /livez p95 ${p95} ms, ${Math.max(...times)} ms at most`,
    )
  })
}
