import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteEntry } from './boot.ts'
import { createRemoteLoader } from './remotes.ts'

const page = globalThis as unknown as Record<string, unknown>
const routes = [{ path: 'search' }]
const GONE = '/gone.js'

let scripts: string[]
let current: Record<string, RemoteEntry>
const asked = jest.fn<typeof fetch>()

/** A browser: runs scripts that are put into the page, but for those that are gone. */
const browser = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const script = node as HTMLScriptElement
    scripts.push(new URL(script.src).pathname)
    const isGone = script.src.endsWith(GONE)
    if (!isGone) page.chintai = { init: async () => {}, get: async () => () => ({ routes }) }
    setTimeout(() => script.dispatchEvent(new Event(isGone ? 'error' : 'load')))
  }
})

beforeEach(() => {
  scripts = []
  Object.assign(page, { __webpack_init_sharing__: async () => {}, __webpack_share_scopes__: {} })
  asked.mockReset()
  asked.mockImplementation(async () => ({ ok: true, json: async () => current }) as Response)
  page.fetch = asked
  browser.observe(document.head, { childList: true })
})
afterEach(() => browser.disconnect())

const entry = (file: string) => ({
  chintai: { entry: `http://remote.example${file}`, integrity: '' },
})

test('two who look for a remote that was down at first both find it', async () => {
  current = entry('/late.js')
  const load = createRemoteLoader({})
  expect(await Promise.all([load('chintai'), load('chintai')])).toEqual([routes, routes])
})

test('a release that is gone gives way to the current one', async () => {
  current = entry('/new.js')
  expect(await createRemoteLoader(entry(GONE))('chintai')).toBe(routes)
})

test('a file that cannot be had is not asked for again at once', async () => {
  current = entry(GONE)
  await expect(createRemoteLoader(entry(GONE))('chintai')).rejects.toThrow(/cannot load/)
  expect(scripts).toEqual([GONE])
})

test('a file of the same name with other contents is another file', async () => {
  current = { chintai: { ...entry(GONE).chintai, integrity: 'sha256-new' } }
  await expect(createRemoteLoader(entry(GONE))('chintai')).rejects.toThrow(/cannot load/)
  expect(scripts).toEqual([GONE, GONE])
})
