import { expect, test } from '@jest/globals'
import { CONDO, INVESTMENT, LAND } from '../../testing/rooms.ts'
import { nearest } from './similar.ts'

test('what has most in common comes first, with what that is', () => {
  const far = { ...CONDO, bukkenNo: '1', kakaku: 34_000_000, madoriLabel: '2LDK', kotsu: [] }
  const near = { ...CONDO, bukkenNo: '2', kakaku: 25_000_000 }
  expect(nearest(CONDO, [far, near])).toEqual([
    { listing: near, reasons: [`${CONDO.kotsu[0]?.ekiName}駅を利用`, '価格が近い', '同じ間取り'] },
    { listing: far, reasons: ['同じ市区町村'] },
  ])
})

test('of a span of prices its middle is compared', () => {
  const span = { ...CONDO, kakaku: 20_000_000, kakakuTo: 40_000_000 }
  const other = { ...CONDO, bukkenNo: '1', kotsu: [], madoriLabel: null, kakaku: 33_000_000 }
  expect(nearest(span, [other])[0]?.reasons).toEqual(['価格が近い'])
})

test('land is compared by its size, investments by their yield', () => {
  expect(
    nearest(LAND, [{ ...LAND, kotsu: [], kakaku: 20_000_000, madori: null }])[0]?.reasons,
  ).toEqual(['広さが近い'])
  const other = { ...INVESTMENT, kotsu: [], kakaku: 90_000_000, shuekiRimawari: 9 }
  expect(nearest(INVESTMENT, [other])[0]?.reasons).toEqual(['利回りが近い'])
})
