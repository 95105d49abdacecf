import { expect, test } from '@jest/globals'
import { associationLines } from './associations.ts'

test('the name of an association ends its line between its words', () => {
  expect(
    associationLines([
      '（公社）全国宅地建物取引業保証協会会員',
      '（一社）九州不動産公正取引協議会加盟',
    ]),
  ).toEqual([
    '（公社）\u2060全国\u200b宅地建物取引業\u200b保証協会会員',
    '（一社）\u2060九州不動産\u200b公正取引協議会加盟',
  ])
})
