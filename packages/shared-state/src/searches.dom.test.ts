import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  decodeSearches,
  onSearches,
  removeSearch,
  SEARCHES_MAX,
  saveSearch,
  seeSearch,
  storedSearches,
} from './searches.ts'

const SEARCH = { site: 'chintai', address: '/search/kurume-shi', label: '久留米市' } as const

beforeEach(() => localStorage.clear())

test('keeps a search once, and takes it out again', () => {
  expect(saveSearch(SEARCH)).toBe('saved')
  expect(saveSearch(SEARCH)).toBe('known')
  expect(storedSearches()).toMatchObject([SEARCH])
  removeSearch(SEARCH)
  expect(storedSearches()).toEqual([])
})

test('refuses more than twenty of a site', () => {
  for (let index = 0; index < SEARCHES_MAX; index++) {
    saveSearch({ ...SEARCH, address: `/search?page=${index}` })
  }
  expect(saveSearch(SEARCH)).toBe('full')
  expect(saveSearch({ ...SEARCH, site: 'baibai' })).toBe('saved')
})

test('remembers when the results were looked at', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') })
  saveSearch(SEARCH)
  jest.setSystemTime(new Date('2026-11-21T01:00:00Z'))
  seeSearch(SEARCH)
  expect(storedSearches()).toMatchObject([
    { savedAt: '2026-11-20T01:00:00.000Z', seenAt: '2026-11-21T01:00:00.000Z' },
  ])
  jest.useRealTimers()
})

test('tells the other copies on the page and the other tabs', () => {
  const heard = jest.fn()
  const stop = onSearches(heard)
  saveSearch(SEARCH)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sumai.searches' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  removeSearch(SEARCH)
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each([
  [null],
  ['{'],
  ['null'],
  ['{"version":2,"searches":[]}'],
  ['{"version":1,"searches":[null,{"site":"chintai","address":"//evil.example","label":"x"}]}'],
])('%s holds no search', (text) => {
  expect(decodeSearches(text)).toEqual([])
})

test('says so when the browser lets nothing be stored', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(saveSearch(SEARCH)).toBe('blocked')
  blocked.mockRestore()
})
