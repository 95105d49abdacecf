import { expect, test } from '@jest/globals'
import { drawnRows, rowsBetween } from './drawn-rows.ts'

const HEIGHTS = [50, 100, 50, 50, 100, 50]

test.each([
  [-800, 0, { from: 0, to: 0 }],
  [-800, 10, { from: 0, to: 1 }],
  [50, 200, { from: 1, to: 3 }],
  [149, 201, { from: 1, to: 4 }],
  [390, 2000, { from: 5, to: 6 }],
  [400, 2000, { from: 6, to: 6 }],
])('between %i and %i px lie the rows %o', (top, bottom, rows) => {
  expect(rowsBetween(HEIGHTS, top, bottom)).toEqual(rows)
})

test('the list stays as high as with all its rows', () => {
  expect(drawnRows(HEIGHTS, { from: 2, to: 4 }, [])).toEqual([
    { gap: 150, before: 2 },
    { index: 2 },
    { index: 3 },
    { gap: 150, before: 6 },
  ])
})

test('rows that are held are drawn however far away they are', () => {
  expect(drawnRows(HEIGHTS, { from: 0, to: 1 }, [-1, 3, 4])).toEqual([
    { index: 0 },
    { gap: 150, before: 3 },
    { index: 3 },
    { index: 4 },
    { gap: 50, before: 6 },
  ])
})
