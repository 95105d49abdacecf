import { expect, test } from '@jest/globals'
import { staticMapUrl } from '@sumai/basemap/static-map'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_MAPS: '3' } })
const get = (url: string, remoteAddress = '203.0.113.1') => api().app.inject({ url, remoteAddress })

const OTHER = '203.0.113.2'

const urlAt = (lat: number) =>
  staticMapUrl({ centre: { lat, lng: 130.4 }, zoom: 15, size: 'small', mark: 'none' })

test('a map is a picture that may be kept for ever', async () => {
  const answer = await get(urlAt(33.5))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('under the address of an older look it may be kept for an hour', async () => {
  const answer = await get(urlAt(33.5).replace(/maps\/[^/]+/, 'maps/00000000.1'))
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
})

test('for mails it is a PNG', async () => {
  const { statusCode, headers, rawPayload } = await get(urlAt(33.5).replace('.webp', '.png'), OTHER)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect(rawPayload.length).toBeLessThan(150_000)
})

test('what no page shows is not drawn', async () => {
  const answer = await get(urlAt(33.5).replace('/15/', '/16/'))
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'map.not_found' })
})

test('somebody who asks for the whole world is told to wait; what is drawn is still had', async () => {
  const urls = Array.from({ length: 4 }, (_, index) => urlAt(33.6 + index / 1000))
  const statuses = []
  for (const url of urls) statuses.push((await get(url, '203.0.113.9')).statusCode)
  expect(statuses.indexOf(429)).toBe(3)
  expect((await get(urls[0] ?? '', '203.0.113.9')).statusCode).toBe(200)
  expect((await get(urls[3] ?? '', '203.0.113.8')).statusCode).toBe(200)
})
