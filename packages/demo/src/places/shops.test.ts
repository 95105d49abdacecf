import { expect, test } from '@jest/globals'
import { SHOPS_IN_WORDS } from '@sumai/domain/company'
import { SHOPS } from './shops.ts'

const rental = SHOPS.filter(({ cbFlg }) => cbFlg !== 1)

test('every shop shows its own front, and no picture of another', () => {
  const fronts = SHOPS.map(({ photos }) => photos)
  for (const photos of fronts) expect(photos).toHaveLength(1)
  expect(new Set(fronts.flat()).size).toBe(SHOPS.length)
})

test('numbers and addresses are written as such numbers are', () => {
  for (const { freeDial, tel, zip, address, menkyoNo } of SHOPS) {
    expect(freeDial).toMatch(/^0120-\d{3}-\d{3}$/)
    expect(tel.replaceAll('-', '')).toMatch(/^0\d{9}$/)
    expect(zip).toMatch(/^\d{3}-\d{4}$/)
    expect(`${zip}${address}`).not.toMatch(/-0000|00番地|0丁目|丁目0/)
    expect(menkyoNo).toMatch(/第[1-9]\d{4}号$/)
  }
})

test('what the sites say of their number is their number', () => {
  const onlySales = SHOPS.length - rental.length
  expect(SHOPS_IN_WORDS).toBe(
    `${SHOPS.length}店舗（賃貸${rental.length}・売買センター${onlySales}）`,
  )
})
