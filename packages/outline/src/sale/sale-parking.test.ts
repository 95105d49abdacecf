import { expect, test } from '@jest/globals'
import { parkingText } from './sale-parking.ts'

const FLAT = {
  ...{ parkingKbn: 1, parkingKbnLabel: '空きあり', parkingDaisu: 1, parkingRyo: 0 },
  tochiMen: null,
}
const HOUSE = { ...FLAT, tochiMen: 165.29, parkingDaisu: 2 }

test('a flat has places that others may take, a house has its own', () => {
  expect(parkingText(FLAT, '無料')).toBe('空きあり 1台 無料')
  expect(parkingText(HOUSE, '無料')).toBe('敷地内 2台')
})

test('a place that costs something, or is nearby, is not on the plot of a house', () => {
  expect(parkingText({ ...HOUSE, parkingRyo: 5_000 }, '5,000円／月')).toBe(
    '空きあり 2台 5,000円／月',
  )
  const near = { ...HOUSE, parkingKbn: 3, parkingKbnLabel: '近隣' }
  expect(parkingText(near)).toBe('近隣 2台')
  expect(parkingText({ ...near, parkingKbnLabel: '無', parkingDaisu: null })).toBe('無')
})
