import { expect, test } from '@jest/globals'
import { addresses } from './addresses.ts'

const entry = { id: '1', cityCode: '40203', type: 'mansion' } as const

test('rooms, buildings and articles have pages on the rental site', () => {
  expect(addresses.entry({ ...entry, kind: 'chintai_room' })).toBe('/articles/room/40203/1')
  expect(addresses.entry({ ...entry, kind: 'tatemono' })).toBe('/articles/building/40203/1')
  expect(addresses.entry({ ...entry, kind: 'content', type: 'seminar' })).toBe('/owner/seminar/1')
})

test('what is for sale and what customers say has none', () => {
  expect(addresses.entry({ ...entry, kind: 'baibai_room' })).toBeNull()
  expect(addresses.entry({ ...entry, kind: 'content', type: 'voice' })).toBeNull()
})
