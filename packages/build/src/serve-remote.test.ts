import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { precompress } from './precompress.ts'
import { serveRemote } from './serve-remote.ts'

let dist: string
let app: ReturnType<typeof serveRemote>

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'remote-dist-'))
  mkdirSync(path.join(dist, 'web'))
  writeFileSync(path.join(dist, 'remote.json'), '{}')
  writeFileSync(path.join(dist, 'web/room.12345678.js'), '1')
  await precompress(path.join(dist, 'web'))
  process.env.DIST = dist
  app = serveRemote('chintai')
})
afterAll(async () => {
  delete process.env.DIST
  await app.close()
  rmSync(dist, { recursive: true })
})

test.each([
  ['/web/room.12345678.js', 200, 'public, max-age=31536000, immutable'],
  ['/remote.json', 200, 'no-cache'],
  ['/web/gone.12345678.js', 404, undefined],
  ['/..%2fpackage.json', 404, undefined],
])('%s answers %i to pages of every origin', async (url, status, caching) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toBe(caching)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test.each(['br', 'gzip', undefined])(
  'sends a script as %s to browsers that take it',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding ?? 'identity' }
    const answer = await app.inject({ url: '/web/room.12345678.js', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['cache-control']).toMatch(/immutable/)
  },
)
