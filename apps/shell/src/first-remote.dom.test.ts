import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ENTRY_TIMEOUT, firstRoutes } from './first-remote.ts'

const page = globalThis as unknown as Record<string, unknown>
const routes = [{ path: 'search' }]
const ENTRY = { entry: 'http://remote.example/entry.js', integrity: 'sha256-abc' }

/** The one script that was put into the page. */
const script = () => document.head.querySelector('script') as HTMLScriptElement

beforeEach(() => {
  page.chintai = { get: async () => () => ({ routes }) }
})
afterEach(() => {
  delete page.chintai
  script()?.remove()
})

test('the routes come from the entry that the page has announced', async () => {
  const loaded = firstRoutes('chintai', ENTRY)
  // Otherwise the browser would fetch it a second time.
  expect(script()).toMatchObject({ src: ENTRY.entry, integrity: 'sha256-abc' })
  expect(script().crossOrigin).toBe('anonymous')
  script().dispatchEvent(new Event('load'))
  expect(await loaded).toBe(routes)
})

test('a script that fails leaves the page, or the next try would wait for it', async () => {
  const loaded = firstRoutes('chintai', ENTRY)
  script().dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow(/cannot load/)
  expect(script()).toBeNull()
})

test('a remote that hangs is given up after ten seconds', async () => {
  jest.useFakeTimers()
  const loaded = firstRoutes('chintai', ENTRY)
  jest.advanceTimersByTime(ENTRY_TIMEOUT)
  jest.useRealTimers()
  await expect(loaded).rejects.toThrow(/cannot load/)
  expect(script()).toBeNull()
})

test('an entry that is something else is no remote', async () => {
  delete page.chintai
  const loaded = firstRoutes('chintai', ENTRY)
  script().dispatchEvent(new Event('load'))
  await expect(loaded).rejects.toThrow(/is not the container of chintai/)
})
