import { expect, test } from '@jest/globals'
import { filterOptions } from './filter-options.ts'

/** 40 listings of 5 % and more, of which 30 have 6 % and 12 have 8 %. */
const facets = { shueki_rimawari: { 5: 40, 6: 30, 8: 12 } }
const STEPS = [5, 6, 8]
const bars = (conditions: object) =>
  filterOptions({ conditions, facets }).barsFrom('shueki_rimawari', STEPS)

test('a bar of yields is what has its step and less than the next', () => {
  expect(bars({}).map(({ size }) => size)).toEqual([10, 18, 12])
})

test('bars below the chosen yield are pale', () => {
  expect(bars({ shueki_rimawari: 6 }).map(({ on }) => on)).toEqual([false, true, true])
  expect(bars({}).every(({ on }) => on)).toBe(true)
})
