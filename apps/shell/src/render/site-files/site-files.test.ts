/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { entryAddress } from './entry-address.ts'
import { renewed } from './renewed.ts'
import { pathsOf } from './static-addresses.ts'

const entry = { id: '1', cityCode: '40203', type: 'mansion' } as const

test('every kind of entry leads to its own page', () => {
  expect(entryAddress('chintai_room', entry)).toBe('/articles/room/40203/1')
  expect(entryAddress('tatemono', entry)).toBe('/articles/building/40203/1')
  expect(entryAddress('baibai_room', { ...entry, type: 'hanbai_tochi' })).toBe(
    '/baibai/articles/room/40203/1',
  )
  expect(entryAddress('baibai_room', { ...entry, type: 'tateuri' })).toBe('/baibai/tateuri/1')
  expect(entryAddress('content', { ...entry, type: 'news_baibai' })).toBe('/baibai/news/1')
})

test('voices of customers have no pages of their own', () => {
  expect(entryAddress('content', { ...entry, type: 'voice' })).toBeNull()
})

test('a route table has the addresses that need no parameter', () => {
  const routes = [
    {
      path: 'baibai',
      children: [
        { index: true as const },
        { path: 'search/:term1?/:term2?' },
        { path: 'news/:id' },
        { path: 'news' },
        { path: '*' },
      ],
    },
  ]
  expect(pathsOf(routes)).toEqual(['/baibai', '/baibai/search', '/baibai/news'])
  expect(pathsOf([{ children: [{ index: true }] }])).toEqual(['/'])
})

test('what is old is shown while it is renewed, and a failure keeps it', async () => {
  let made = 0
  const get = renewed(1, async () => {
    made += 1
    if (made === 2) throw new Error('down')
    return made
  })
  const shown = []
  while (made < 3) {
    shown.push(await get())
    await new Promise(setImmediate)
  }
  expect(new Set(shown)).toEqual(new Set([1]))
  expect(await get()).toBe(3)
})
