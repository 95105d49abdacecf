import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RenderedPage } from '../releases/render.ts'
import { Overloaded } from '../releases/render-queue.ts'
import { type Answer, createPageCache, isRedirect } from './page-cache.ts'

const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  br: brotliCompressSync('<html><p>page</p></html>'),
  csp: '',
  cacheable: true,
  personal: false,
  complete: true,
  faults: [],
  remote: 'chintai',
  build: 'one',
  ...change,
})

const visitor = (address: string) => ({ address, onLeave() {} })
const VISITOR = visitor('203.0.113.7')

let build = 'one'
type Options = Parameters<typeof createPageCache>[0]
const render = jest.fn<Options['render']>()
const cache = (freshMs = 1000) =>
  createPageCache({ render, buildOf: () => build, freshMs, maxBytes: 1_000_000 })

const htmlOf = async (answer: Answer) =>
  isRedirect(answer) ? '' : (await answer.body()).toString()

/** What visitors get once the renewal behind them has ended, by which the answer is known. */
async function answerOnce(
  get: ReturnType<typeof cache>,
  renewed: Partial<Record<'stale' | 'complete', boolean>>,
): Promise<Answer> {
  for (;;) {
    const answer = await get('/', VISITOR)
    if (Object.entries(renewed).every(([key, value]) => Reflect.get(answer, key) === value)) {
      return answer
    }
    await new Promise(setImmediate)
  }
}

beforeEach(() => {
  build = 'one'
  render.mockClear()
  render.mockImplementation(async () => page({ build }))
})

test('renders a page once for a hundred visitors who come at the same moment', async () => {
  const get = cache()
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/search', VISITOR)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('renders a page anew when its remote has a new release', async () => {
  const get = cache()
  await get('/', VISITOR)
  build = 'two'
  expect(await get('/', VISITOR)).toMatchObject({ build: 'two' })
})

test('shows an old page at once and renews it behind the visitor', async () => {
  const get = cache(-1)
  const first = await get('/', VISITOR)
  expect(await get('/', VISITOR)).toBe(first)
  expect(render).toHaveBeenCalledTimes(2)
})

test('goes on showing the last good page while the API fails, marked as stale', async () => {
  const get = cache(-1)
  await get('/', VISITOR)
  render.mockImplementation(async () => page({ status: 503, cacheable: false }))
  const answer = await answerOnce(get, { stale: true })
  expect(answer).toMatchObject({ status: 200 })
  expect(await htmlOf(answer)).toContain('<html data-stale>')
})

test('goes on showing the last good page while nothing can be rendered, also one of an earlier release', async () => {
  const get = cache()
  await get('/', VISITOR)
  build = 'two'
  render.mockRejectedValue(new Error('the process has ended'))
  expect(await get('/', VISITOR)).toMatchObject({ status: 200, build: 'one', stale: true })
  await expect(get('/search', VISITOR)).rejects.toThrow('the process has ended')
})

test('never keeps a page that is not for everybody', async () => {
  render.mockImplementation(async () => page({ cacheable: false }))
  const get = cache()
  await get('/contact', VISITOR)
  await get('/contact', VISITOR)
  expect(render).toHaveBeenCalledTimes(2)
})

test('gives each of two visitors who open a form at the same moment a form of their own', async () => {
  render.mockImplementation(async () => page({ cacheable: false, personal: true }))
  const get = cache()
  const [one, other] = await Promise.all([
    get('/contact', VISITOR),
    get('/contact', visitor('::1')),
  ])
  expect(one).not.toBe(other)
  expect(render.mock.calls.map(([, by]) => by.visitor)).toEqual(['203.0.113.7', '::1'])
})

test('renders an error page once for everybody who waits for it', async () => {
  render.mockImplementation(async () => page({ status: 503, cacheable: false }))
  const get = cache()
  await Promise.all([get('/search', VISITOR), get('/search', visitor('::1'))])
  expect(render).toHaveBeenCalledTimes(1)
})

test('shows the page that it has, of an earlier release too, while there is too much to render', async () => {
  const get = cache()
  const kept = await get('/', VISITOR)
  build = 'two'
  render.mockRejectedValue(new Overloaded('too much'))
  expect(await get('/', VISITOR)).toBe(kept)
  await expect(get('/search', VISITOR)).rejects.toThrow(Overloaded)
})

test('gives a render up when everybody who waits for it has left', async () => {
  const leave: (() => void)[] = []
  const leaving = { address: '::1', onLeave: (callback: () => void) => leave.push(callback) }
  const lefts: AbortSignal[] = []
  render.mockImplementation(async (_url, { left }) => {
    lefts.push(left)
    return new Promise((_, reject) => left.addEventListener('abort', () => reject(left.reason)))
  })
  const get = cache()
  const both = [get('/search', leaving), get('/search', leaving)]
  leave[0]?.()
  expect(lefts[0]?.aborted).toBe(false)
  leave[1]?.()
  expect(await Promise.allSettled(both)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(lefts).toHaveLength(1)
})

test('hands a redirect on without keeping it', async () => {
  render.mockImplementation(async () => ({ status: 301, location: '/there' }))
  const get = cache()
  expect(await get('/search/kurume', VISITOR)).toEqual({ status: 301, location: '/there' })
  await get('/search/kurume', VISITOR)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that missed an extra never takes the place of a whole one', async () => {
  const get = cache(-1)
  const whole = await get('/', VISITOR)
  render.mockImplementation(async () => page({ complete: false }))
  await get('/', VISITOR)
  await new Promise(setImmediate)
  expect(await get('/', VISITOR)).toBe(whole)
})

test('a redirect takes the place of the page that was there before', async () => {
  const get = cache(-1)
  await get('/articles/room/40203/1', VISITOR)
  render.mockImplementation(async () => ({ status: 301, location: '/there' }))
  await get('/articles/room/40203/1', VISITOR)
  await new Promise(setImmediate)
  expect(await get('/articles/room/40203/1', VISITOR)).toMatchObject({ status: 301 })
})

test('a whole page of an earlier release gives way to one that missed an extra', async () => {
  const get = cache()
  await get('/', VISITOR)
  build = 'two'
  render.mockImplementation(async () => page({ build, complete: false }))
  expect(await get('/', VISITOR)).toMatchObject({ build: 'two' })
})

test('a whole page of a minute ago gives way to one that missed an extra', async () => {
  const get = cache(-1)
  await get('/', VISITOR)
  render.mockImplementation(async () => page({ complete: false }))
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
  expect(await answerOnce(get, { complete: false })).toMatchObject({ status: 200 })
  now.mockRestore()
})

test('a page that missed an extra is made again half a second later, behind the next visitor', async () => {
  render.mockImplementationOnce(async () => page({ complete: false }))
  const get = cache(60_000)
  await get('/', VISITOR)
  // A hundred visitors do not keep the server busy with what it has just missed.
  for (let time = 0; time < 100; time++) await get('/', VISITOR)
  expect(render).toHaveBeenCalledTimes(1)
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
  await get('/', VISITOR)
  expect(render).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

test('keeps a page once, in its smallest form, and gives every browser the form it reads', async () => {
  const html = `<html><p>${'部屋 '.repeat(20_000)}</p></html>`
  render.mockImplementation(async () => page({ br: brotliCompressSync(html) }))
  const answer = await cache()('/search', VISITOR)
  if (isRedirect(answer)) throw new Error('it is a page')
  expect(answer.br.length).toBeLessThan(html.length / 100)
  expect(brotliDecompressSync(answer.br).toString()).toBe(html)
  expect(gunzipSync(await answer.gzip()).toString()).toBe(html)
  expect(await htmlOf(answer)).toBe(html)
})
