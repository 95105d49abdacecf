import { expect, test } from '@jest/globals'
import { nearest } from './use-sheet.ts'

const HEIGHTS = { peek: 0.16, half: 0.54, full: 1 }

test('a sheet that is let go takes the height next to it', () => {
  expect(nearest(0.05, HEIGHTS)).toBe('peek')
  expect(nearest(0.3, HEIGHTS)).toBe('peek')
  expect(nearest(0.4, HEIGHTS)).toBe('half')
  expect(nearest(0.74, HEIGHTS)).toBe('half')
  expect(nearest(0.9, HEIGHTS)).toBe('full')
})
