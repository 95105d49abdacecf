import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { type Plot, plotUrl } from '@sumai/madori/plot'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
const get = (url: string, headers = {}) => api().app.inject({ url, headers })

const PLOT: Plot = {
  men: 95.14,
  roads: [{ muki: 3, isPrivate: false, width: 4.5, frontage: 9.4 }],
  alley: null,
  limits: { cover: 50, floors: 80, isByRoad: false },
}

test('a plot is a drawing that may be kept for ever', async () => {
  const answer = await get(plotUrl(PLOT, 'plot'), { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const drawing = brotliDecompressSync(answer.rawPayload).toString()
  expect(drawing).toContain('<title>区画図（土地面積95.14㎡）</title>')
})

test('so is what may be built on it', async () => {
  const { body } = await get(plotUrl(PLOT, 'volume'))
  expect(body).toMatch(/^<svg .*約47㎡.*<\/svg>$/s)
})

test('under the address of an older edition it may be kept for an hour', async () => {
  const answer = await get(plotUrl(PLOT, 'plot').replace(/plots\/\d+/, 'plots/0'))
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
})

test('what no page shows is not drawn', async () => {
  const answer = await get('/media/plots/2/plot/abc.svg')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'plot.not_found' })
})
