import { expect, test } from '@jest/globals'
import { addresses } from './addresses.ts'

const entry = { kind: 'baibai_room', id: '1', cityCode: '40203' } as const

test('listings and articles have pages on the sales site, a site of new houses its own', () => {
  const { entry: of } = addresses
  expect(of({ ...entry, type: 'hanbai_tochi' })).toBe('/baibai/articles/room/40203/1')
  expect(of({ ...entry, type: 'tateuri' })).toBe('/baibai/tateuri/1')
  expect(of({ ...entry, kind: 'content', type: 'news_baibai' })).toBe('/baibai/news/1')
})

test('rentals and what customers say has none', () => {
  expect(addresses.entry({ ...entry, kind: 'chintai_room', type: 'mansion' })).toBeNull()
  expect(addresses.entry({ ...entry, kind: 'content', type: 'voice' })).toBeNull()
})
