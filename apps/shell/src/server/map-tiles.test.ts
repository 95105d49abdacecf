import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { TILES_FILE } from '@sumai/basemap/files'
import { TILES_PATH } from '@sumai/basemap/tiles'
import Fastify from 'fastify'
import { mapTiles } from './map-tiles.ts'

const SIZE = 1000
/** Any file of a few bytes: the whole of the tiles takes seconds to pass on. */
const FILE = join(mkdtempSync(join(tmpdir(), 'tiles-')), 'small.pmtiles')
writeFileSync(FILE, Buffer.alloc(SIZE))

type Method = 'GET' | 'HEAD'

async function ask(headers: Record<string, string>, method: Method = 'GET', file = FILE) {
  const app = Fastify()
  mapTiles(app, file)
  return app.inject({ method, url: TILES_PATH, headers })
}
const part = (range: string, headers = {}) => ask({ range, ...headers })

test('the tiles of the site are there', async () => {
  const answer = await ask({ range: 'bytes=0-6' }, 'GET', TILES_FILE)
  expect(answer.body).toBe('PMTiles')
})

test('a part is sent alone, and kept for ever', async () => {
  const answer = await part('bytes=0-6')
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload).toHaveLength(7)
  expect(answer.headers).toMatchObject({
    'content-range': `bytes 0-6/${SIZE}`,
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test.each([
  ['bytes=-5', `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, 5],
  [`bytes=${SIZE - 3}-`, `bytes ${SIZE - 3}-${SIZE - 1}/${SIZE}`, 3],
  [`bytes=${SIZE - 2}-${SIZE + 99}`, `bytes ${SIZE - 2}-${SIZE - 1}/${SIZE}`, 2],
])('%s is %s', async (range, contentRange, length) => {
  const answer = await part(range)
  expect(answer.headers['content-range']).toBe(contentRange)
  expect(answer.rawPayload).toHaveLength(length)
})

test.each([`bytes=${SIZE}-`, 'bytes=-0'])('%s is beyond the file', async (range) => {
  const answer = await part(range)
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${SIZE}`)
})

test.each(['bytes=9-2', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=1-2'])(
  '%s is answered with the whole',
  async (range) => {
    const answer = await ask({ range })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toHaveLength(SIZE)
  },
)

test('a part of other tiles is not mixed with these', async () => {
  const { headers } = await part('bytes=0-6')
  expect((await part('bytes=0-6', { 'if-range': String(headers.etag) })).statusCode).toBe(206)
  expect((await part('bytes=0-6', { 'if-range': '"other"' })).statusCode).toBe(200)
  expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('HEAD says how large the file is, and that parts of it can be had', async () => {
  const answer = await ask({ range: 'bytes=0-99' }, 'HEAD')
  expect(answer).toMatchObject({ statusCode: 200, body: '' })
  expect(answer.headers).toMatchObject({ 'content-length': String(SIZE), 'accept-ranges': 'bytes' })
})

test('a site without tiles says that they are not there', async () => {
  expect((await ask({}, 'GET', '/nowhere.pmtiles')).statusCode).toBe(404)
})
