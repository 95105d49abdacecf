import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type InitialTerms, initialItems } from './chintai-initial.ts'
import { guaranteeFee, monthlyItems, parkingItems } from './chintai-monthly.ts'
import { total } from './cost-item.ts'

const room: InitialTerms = {
  hyYachin: 62_000,
  kyoekihi: 4_000,
  sonotaGetsugaku: [{ label: '町内会費', kingaku: 300 }],
  hoshoRiyo: 2,
  hoshoShokai: '賃料等の50%',
  hoshoGetsugaku: null,
  shikikinKbn: 'month',
  shikikin: 1,
  reikinKbn: 'month',
  reikin: 1.5,
  hoshokin: null,
  chukaiTesuryoKbn: 'month',
  chukaiTesuryo: 1.1,
  hokenHitsuyo: true,
  hokenRyo: 16_000,
  hokenKikan: 24,
  kagiKokan: 16_500,
  sonotaIchiji: [{ label: '室内消毒', kingaku: 11_000 }],
  freeRentMonth: null,
}

const amounts = (terms: InitialTerms) =>
  Object.fromEntries(initialItems(terms).map(({ label, kingaku }) => [label, kingaku]))

describe('the monthly total', () => {
  test('is rent, management fee and every other monthly fee', () => {
    expect(monthlyItems(room).map(({ label }) => label)).toEqual([
      '賃料',
      '管理費・共益費',
      '町内会費',
    ])
    expect(total(monthlyItems(room))).toBe(66_300)
  })

  test('has the guarantee fee in it only where the guarantee is obligatory', () => {
    expect(total(monthlyItems({ ...room, hoshoGetsugaku: '賃料等の1%' }))).toBe(66_963)
    expect(total(monthlyItems({ ...room, hoshoRiyo: 1, hoshoGetsugaku: '1%' }))).toBe(66_300)
  })

  test('counts a car space only when it exists', () => {
    const parking = { parkingRyo1: 3_300, parkingRyo2: null }
    expect(total(parkingItems(parking, 1))).toBe(3_300)
    expect(parkingItems(parking, 2)).toHaveLength(1)
    expect(parkingItems(parking, 0)).toEqual([])
  })
})

describe('the initial cost', () => {
  test('names every fee', () => {
    expect(amounts(room)).toEqual({
      敷金: 62_000,
      礼金: 93_000,
      前家賃: 66_300,
      仲介手数料: 68_200,
      '保証料（初回）': 33_150,
      火災保険料: 16_000,
      鍵交換費用: 16_500,
      室内消毒: 11_000,
    })
    expect(total(initialItems(room))).toBe(366_150)
  })

  test('gives back at most the one month that is paid in advance', () => {
    expect(amounts({ ...room, freeRentMonth: 0.5 }).フリーレント).toBe(-31_000)
    expect(amounts({ ...room, freeRentMonth: 2 }).フリーレント).toBe(-62_000)
  })

  test('leaves out what is free', () => {
    const free = amounts({ ...room, shikikin: 0, reikin: 0, hokenHitsuyo: false, kagiKokan: null })
    expect(Object.keys(free)).toEqual(['前家賃', '仲介手数料', '保証料（初回）', '室内消毒'])
  })

  test('is a whole number of yen, never less than nothing', () => {
    const yen = fc.integer({ min: 15_000, max: 300_000 })
    const months = fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(yen, months, months, (hyYachin, shikikin, freeRentMonth) => {
        const cost = total(initialItems({ ...room, hyYachin, shikikin, freeRentMonth }))
        expect(Number.isInteger(cost)).toBe(true)
        expect(cost).toBeGreaterThan(0)
      }),
    )
  })
})

test.each([
  ['賃料等の50%', 33_150],
  ['月額賃料等の1.1％', 730],
  ['10,000円', 10_000],
  ['保証会社の審査により決定', null],
  [null, null],
])('a guarantee fee of %s is %s yen a month of 66,300', (text, fee) => {
  expect(guaranteeFee(text, 66_300)).toBe(fee)
})

test.each([
  ['賃料等の1%', '賃料等の1%'],
  ['330円', null],
  ['月額1,100円（税込）', '月額1,100円（税込）'],
  [null, null],
])('a guarantee fee of %s is explained by %s', (text, note) => {
  const items = monthlyItems({ ...room, hoshoRiyo: 2, hoshoGetsugaku: text })
  expect(items.find(({ label }) => label === '保証料（月額）')?.note ?? null).toBe(note)
})
