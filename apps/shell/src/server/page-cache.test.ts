/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RenderedPage } from '../render/render.tsx'
import { createPageCache } from './page-cache.ts'

const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  body: Buffer.from('<p>page</p>'),
  csp: '',
  cacheable: true,
  complete: true,
  remote: 'chintai',
  build: 'one',
  ...change,
})

let build = 'one'
const render = jest.fn(async (_url: string): Promise<RenderedPage | Response> => page({ build }))
const cache = (freshMs = 1000) =>
  createPageCache({ render, buildOf: () => build, freshMs, maxBytes: 1_000_000 })

beforeEach(() => {
  build = 'one'
  render.mockClear()
  render.mockImplementation(async () => page({ build }))
})

test('renders a page once for a hundred visitors who come at the same moment', async () => {
  const get = cache()
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/search')))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('renders a page anew when its remote has a new release', async () => {
  const get = cache()
  await get('/')
  build = 'two'
  expect(await get('/')).toMatchObject({ build: 'two' })
})

test('shows an old page at once and renews it behind the visitor', async () => {
  const get = cache(-1)
  const first = await get('/')
  expect(await get('/')).toBe(first)
  expect(render).toHaveBeenCalledTimes(2)
})

test('goes on showing the last good page while the API fails, marked as stale', async () => {
  const get = cache(-1)
  await get('/')
  render.mockImplementation(async () => page({ status: 503, cacheable: false }))
  await get('/')
  await new Promise(setImmediate)
  expect(await get('/')).toMatchObject({ status: 200, stale: true })
})

test('never keeps a page that is not for everybody', async () => {
  render.mockImplementation(async () => page({ cacheable: false }))
  const get = cache()
  await get('/contact')
  await get('/contact')
  expect(render).toHaveBeenCalledTimes(2)
})

test('hands a redirect on without keeping it', async () => {
  render.mockImplementation(async () => new Response(null, { status: 301 }))
  const get = cache()
  expect(await get('/search/kurume')).toBeInstanceOf(Response)
  await get('/search/kurume')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that missed an extra never takes the place of a whole one', async () => {
  const get = cache(-1)
  const whole = await get('/')
  render.mockImplementation(async () => page({ complete: false }))
  await get('/')
  await new Promise(setImmediate)
  expect(await get('/')).toBe(whole)
})

test('a page that missed an extra is made again behind the next visitor', async () => {
  render.mockImplementationOnce(async () => page({ complete: false }))
  const get = cache(60_000)
  await get('/')
  await get('/')
  expect(render).toHaveBeenCalledTimes(2)
})
