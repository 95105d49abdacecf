import { expect, test } from '@jest/globals'
import type { InitialTerms } from '@sumai/domain/costs/chintai-initial'
import { total } from '@sumai/domain/costs/cost-item'
import { rentalSums } from './rental-sums.ts'
import { saleSums } from './sale-sums.ts'

const ROOM: InitialTerms = {
  ...{ hyYachin: 68_000, kyoekihi: 4_000, sonotaGetsugaku: [], sonotaIchiji: [] },
  ...({ shikikinKbn: 'month', reikinKbn: 'month', chukaiTesuryoKbn: 'month' } as const),
  ...{ shikikin: 1, reikin: 0, hoshokin: null },
  ...{ chukaiTesuryo: 1.1, hoshoRiyo: 2, hoshoGetsugaku: null },
  ...{ hoshoShokai: '賃料等の50%', hokenHitsuyo: true, hokenRyo: 16_000, hokenKikan: 24 },
  ...{ kagiKokan: 16_500, freeRentMonth: null },
}

const FLAT = {
  ...{ bukkenType: 'hanbai_mansion', bukkenKbn: 'kubun', toushiBukkenType: null },
  ...{ kakaku: 28_000_000, kakakuZeiKbn: 2, torihikiTaiyo: 5, isShinchiku: false },
  ...{ senyuMen: 70.2, tatemonoMen: null, tochiMen: null, chikuYm: '2008-03' },
  ...{ kanrihi: 9_800, shuzenTsumitate: 12_000, sonotaGetsugaku: [], koteiShisanZei: 96_000 },
}

test('a room of which all is known has no unknown part', () => {
  const [monthly, initial] = rentalSums(ROOM)
  expect(total(monthly?.items ?? [])).toBe(72_000)
  expect([monthly?.unknown, initial?.unknown]).toEqual([[], []])
})

test('what is not typed in is named, and not added', () => {
  const [, whole] = rentalSums(ROOM)
  const [, initial] = rentalSums({ ...ROOM, hoshoShokai: null, hokenRyo: null, kagiKokan: null })
  expect(initial?.unknown).toEqual(['保証料（初回）', '火災保険料', '鍵交換費用'])
  const without = 36_000 + 16_000 + 16_500
  expect(total(initial?.items ?? [])).toBe(total(whole?.items ?? []) - without)
  const [, free] = rentalSums({ ...ROOM, hoshoRiyo: 0, hoshoShokai: null, hokenHitsuyo: false })
  expect(free?.unknown).toEqual([])
})

test('a flat for sale has a monthly payment and what buying costs', () => {
  const [monthly, buying] = saleSums(FLAT, '2026-11-21')
  expect(monthly?.items.map(({ label }) => label)).toEqual([
    '住宅ローン返済',
    '管理費',
    '修繕積立金',
    '固定資産税等',
  ])
  expect(buying?.items.map(({ label }) => label)).toContain('仲介手数料')
  const [unknown] = saleSums({ ...FLAT, kanrihi: null, koteiShisanZei: null }, '2026-11-21')
  expect(unknown?.unknown).toEqual(['管理費', '固定資産税等'])
})

test('land has no loan that could be estimated, and no fees', () => {
  const land = { ...FLAT, bukkenType: 'hanbai_tochi', senyuMen: null, tochiMen: 165, chikuYm: null }
  const none = { kanrihi: null, shuzenTsumitate: null, koteiShisanZei: null }
  const [monthly, buying] = saleSums({ ...land, ...none }, '2026-11-21')
  expect(monthly).toMatchObject({ items: [], unknown: [] })
  expect(buying?.items.length).toBeGreaterThan(0)
})
