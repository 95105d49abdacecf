import { expect, test } from '@jest/globals'
import { chikuYearLabel, formatChikuYear } from './chiku-year.ts'

test('calls a building of age 0 new', () => {
  expect(formatChikuYear(0)).toBe('（新築）')
  expect(chikuYearLabel(0)).toBe('新築')
})

test('gives the years of an older building', () => {
  expect(formatChikuYear(1)).toBe('（築1年）')
  expect(chikuYearLabel(54)).toBe('築54年')
})

test.each([-1, null, undefined, Number.NaN])('says nothing for %s', (years) => {
  expect(formatChikuYear(years)).toBe('')
  expect(chikuYearLabel(years)).toBe('')
})
