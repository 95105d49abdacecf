import { expect, test } from '@jest/globals'
import { searchFor } from './search-for.ts'

test('leads to the search for what a question is about, by its one address', () => {
  expect(searchFor('chintai', { setsubijoken: [501] })).toBe('/search/autolock')
  expect(searchFor('chintai', { setsubijoken: [501, 701], isAboveSecond: [1] })).toBe(
    '/search?is_above_second=1&setsubijoken[]=501&setsubijoken[]=701',
  )
})

test('asks for nothing that no search knows', () => {
  expect(searchFor('chintai', { keiyakuKbn: [2] })).toBeNull()
  expect(searchFor('baibai', { isSarachi: [0] })).toBeNull()
  expect(searchFor('chintai', null)).toBeNull()
})
