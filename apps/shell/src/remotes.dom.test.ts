import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteEntry } from './boot.ts'
import type * as Remotes from './remotes.ts'

const page = globalThis as unknown as Record<string, unknown>
const routes = [{ path: 'search' }]
const GONE = '/gone.js'

let scripts: HTMLScriptElement[]
let current: Record<string, RemoteEntry>
let remotes: typeof Remotes
const asked = jest.fn<typeof fetch>()

/** A browser: runs scripts that are put into the page, but for those that are gone. */
const browser = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const script = node as HTMLScriptElement
    scripts.push(script)
    const isGone = script.src.endsWith(GONE)
    if (!isGone) page.chintai = { init() {}, get: async () => () => ({ routes }) }
    setTimeout(() => script.dispatchEvent(new Event(isGone ? 'error' : 'load')))
  }
})

beforeEach(async () => {
  scripts = []
  asked.mockReset()
  asked.mockImplementation(async () => ({ ok: true, json: async () => current }) as Response)
  page.fetch = asked
  // Warning of the Module Federation runtime for a replaced remote.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  browser.observe(document.head, { childList: true })
  // As in a page that has just been opened.
  jest.resetModules()
  remotes = await import('./remotes.ts')
})
afterEach(() => {
  browser.disconnect()
  delete page.chintai
  jest.restoreAllMocks()
})

const entry = (file: string) => ({
  chintai: { entry: `http://remote.example${file}`, integrity: 'sha256-old' },
})
const files = () => scripts.map(({ src }) => new URL(src).pathname)

test('a remote comes with its integrity, and once', async () => {
  const known = entry('/here.js')
  expect(await remotes.loadRoutes('chintai', known)).toBe(routes)
  expect(await remotes.loadRoutes('chintai', known)).toBe(routes)
  expect(files()).toEqual(['/here.js'])
  expect(scripts[0]).toMatchObject({ integrity: 'sha256-old', crossOrigin: 'anonymous' })
  expect(asked).not.toHaveBeenCalled()
})

test('two who look for a remote that was down at first both find it', async () => {
  current = entry('/late.js')
  const known = {}
  const load = () => remotes.loadRoutes('chintai', known)
  expect(await Promise.all([load(), load()])).toEqual([routes, routes])
  expect(files()).toEqual(['/late.js'])
})

test('a release that is gone gives way to the current one', async () => {
  current = entry('/new.js')
  expect(await remotes.loadRoutes('chintai', entry(GONE))).toBe(routes)
})

test('so does one that has failed before the runtime was there', async () => {
  current = entry('/newer.js')
  const known = entry(GONE)
  const failed = { tried: known.chintai, error: new Error('gone') }
  expect(await remotes.currentRoutes('chintai', known, failed)).toBe(routes)
  expect(files()).toEqual(['/newer.js'])
})

test('a file that cannot be had is not asked for again at once, but with the next navigation', async () => {
  current = entry(GONE)
  const known = entry(GONE)
  await expect(remotes.loadRoutes('chintai', known)).rejects.toThrow(/gone\.js/)
  expect(files()).toEqual([GONE])
  await expect(remotes.loadRoutes('chintai', known)).rejects.toThrow(/gone\.js/)
  expect(files()).toEqual([GONE, GONE])
})

test('a file of the same name with other contents is another file', async () => {
  current = { chintai: { ...entry(GONE).chintai, integrity: 'sha256-new' } }
  await expect(remotes.loadRoutes('chintai', entry(GONE))).rejects.toThrow(/gone\.js/)
  expect(scripts.map(({ integrity }) => integrity)).toEqual(['sha256-old', 'sha256-new'])
})
