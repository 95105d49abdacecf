import { expect, test } from '@jest/globals'
import { withWesternYear } from './eras.ts'

test.each([
  ['平成20年3月', '2008年3月'],
  ['昭和64年1月', '1989年1月'],
  ['令和元年', '2019年'],
  ['h20.3', '2008.3'],
  ['R8', '2026'],
  ['2008年3月', '2008年3月'],
  ['平成2008年', '平成2008年'],
])('%s is %s', (text, western) => {
  expect(withWesternYear(text)).toBe(western)
})
