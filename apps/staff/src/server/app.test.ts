import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildStaffServer } from './app.ts'
import { readEnv } from './env.ts'

const DOCUMENT = '<!doctype html><title>スタッフ</title>'

let api: Server
let asked: { url: string; headers: IncomingHttpHeaders; body: string }
let app: ReturnType<typeof buildStaffServer>
let keys: string
let environment: NodeJS.ProcessEnv
const released = {
  document: async () => Buffer.from(DOCUMENT),
  status: () => ({ live: 'one', quarantined: {} }),
}

beforeAll(async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'staff-'))
  mkdirSync(path.join(dist, 'web'))
  keys = path.join(dist, 'public-keys.json')
  writeFileSync(keys, JSON.stringify({ staff: 'a key' }))
  writeFileSync(path.join(dist, 'web/main.0123abcd.js'), 'start()')
  api = createServer(async (request, answer) => {
    let body = ''
    for await (const part of request) body += part
    asked = { url: request.url ?? '', headers: request.headers, body }
    answer.setHeader('set-cookie', 'staff_session=1; HttpOnly')
    answer.setHeader('content-security-policy', "default-src 'none'")
    answer.end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => api.once('listening', resolve))
  const { port } = api.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  environment = {
    DIST: dist,
    API_ORIGIN: origin,
    INTERNAL_TOKEN: 'secret',
    RELEASE_KEYS: keys,
  }
  app = buildStaffServer(readEnv(environment), released)
})
afterAll(async () => {
  await app.close()
  api.close()
})

test('every screen is the same document, which nobody keeps', async () => {
  const { statusCode, headers, body } = await app.inject('/inbox/12?tab=mine')
  expect(statusCode).toBe(200)
  expect(body).toBe(DOCUMENT)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('nothing but its own files runs, and nobody frames it', async () => {
  const { headers } = await app.inject('/')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

test('files whose names change with them are kept for ever; others are not there', async () => {
  const { headers } = await app.inject('/assets/main.0123abcd.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/assets/main.ffffffff.js')).statusCode).toBe(404)
  expect((await app.inject('/assets/index.html')).statusCode).toBe(404)
})

test('calls reach the API as they come, with who is behind them', async () => {
  const { headers } = await app.inject({
    method: 'POST',
    url: '/api/v1/staff/session?x=1',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '6.6.6.6',
      'x-internal-caller': 'shell',
    },
    payload: '{"code": "000000"}',
  })
  expect(asked).toMatchObject({ url: '/api/v1/staff/session?x=1', body: '{"code": "000000"}' })
  expect(asked.headers['x-internal-token']).toBe('secret')
  expect(asked.headers['x-internal-caller']).toBe('staff')
  expect(asked.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers['set-cookie']).toBe('staff_session=1; HttpOnly')
})

test('proxies may be written with spaces between them', async () => {
  const env = readEnv({ ...environment, TRUSTED_PROXIES: '10.0.0.1, 127.0.0.1,' })
  const behind = buildStaffServer(env, released)
  await behind.inject({ url: '/api/v1/shops', headers: { 'x-forwarded-for': '6.6.6.6' } })
  expect(asked.headers['x-forwarded-for']).toBe('6.6.6.6')
  await behind.close()
})

test('an API that is down is told as such', async () => {
  const down = buildStaffServer(
    readEnv({ API_ORIGIN: 'http://127.0.0.1:1', RELEASE_KEYS: keys }),
    released,
  )
  const { statusCode, body } = await down.inject('/api/v1/inquiries')
  await down.close()
  expect([statusCode, JSON.parse(body)]).toEqual([503, { code: 'api.unavailable' }])
})

test('an API that has too much to do is asked once', async () => {
  let asked = 0
  const busy = createServer((_request, answer) => {
    asked++
    answer.writeHead(503, { 'retry-after': '1' }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => busy.once('listening', resolve))
  const { port } = busy.address() as AddressInfo
  const env = { API_ORIGIN: `http://127.0.0.1:${port}`, RELEASE_KEYS: keys }
  const before = buildStaffServer(readEnv(env), released)
  expect((await before.inject('/api/v1/inquiries')).statusCode).toBe(503)
  await before.close()
  busy.close()
  expect(asked).toBe(1)
})

test('which release is live can be asked', async () => {
  const { body } = await app.inject('/releases.json')
  expect(JSON.parse(body)).toEqual({ staff: { live: 'one', quarantined: {} } })
})

test('a port that is none, and keys that are not there, are named', () => {
  expect(() => readEnv({ STAFF_PORT: 'x' })).toThrow('STAFF_PORT must be a port')
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('INTERNAL_TOKEN is not set')
  expect(() => readEnv({ RELEASE_KEYS: '/nowhere.json' })).toThrow('the public key of staff')
})
