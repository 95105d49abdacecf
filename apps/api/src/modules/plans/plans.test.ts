import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { planUrl } from '@sumai/madori/plan-code'
import type { Program } from '@sumai/madori/program'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_PLANS: '3' } })
const get = (url: string, headers = {}, remoteAddress = '203.0.113.1') =>
  api().app.inject({ url, headers, remoteAddress })

const home = (men: number): Program => ({
  isHouse: false,
  storeys: 1,
  men,
  main: { kind: 'ldk', jo: 11 },
  beds: [
    { kind: 'wa', jo: 6 },
    { kind: 'yo', jo: 5 },
  ],
  stores: [],
  balconyMen: 8,
  muki: 5,
  isToiletApart: false,
  isWalkIn: false,
  isCounter: false,
  variant: 3,
})

test('a plan is a drawing that may be kept for ever, small enough to send with a page', async () => {
  const answer = await get(planUrl(home(54), 'furnished'), { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.rawPayload.length).toBeLessThan(6 * 1024)
  const drawing = brotliDecompressSync(answer.rawPayload).toString()
  expect(drawing).toContain('<title>2LDKの間取り図（LDK11帖・和室6帖・洋室5帖）</title>')
})

test('who takes no brotli gets the same as it is', async () => {
  const answer = await get(planUrl(home(54), 'furnished'), { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toMatch(/^<svg .*<\/svg>$/s)
})

test('under the address of an older edition it may be kept for an hour', async () => {
  const answer = await get(planUrl(home(54)).replace(/madori\/\d+/, 'madori/0'))
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
})

test('what is no home has no plan', async () => {
  for (const url of ['/media/madori/1/plain/flat.svg', planUrl({ ...home(54), men: 999 })]) {
    const answer = await get(url, {}, '203.0.113.2')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'plan.not_found' })
  }
})

test('somebody who asks for every home there might be is told to wait', async () => {
  const statuses = []
  for (const men of [52, 53, 55, 56]) {
    statuses.push((await get(planUrl(home(men)), {}, '203.0.113.9')).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
