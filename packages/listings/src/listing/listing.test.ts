import { describe, expect, test } from '@jest/globals'
import { accessText } from '@sumai/outline/access'
import { rentalName } from '@sumai/outline/rental-room'
import { CONDO, ROOM } from '../testing/listings.ts'
import { isNew } from './listing.ts'
import { floorLabel, rentalFacts } from './rental-facts.ts'
import {
  areasText,
  investFacts,
  investFactsWithFloors,
  saleFacts,
  saleFactsWithFourth,
} from './sale-facts.ts'

const values = (facts: { value: string }[]) => facts.map((fact) => fact.value)
const labels = (facts: { label: string }[]) => facts.map((fact) => fact.label)

describe('新着', () => {
  test('holds for three days', () => {
    expect(isNew('2026-11-19', '2026-11-21T10:24:00+09:00')).toBe(true)
    expect(isNew('2026-11-18', '2026-11-21T10:24:00+09:00')).toBe(false)
  })
})

describe('the way to a listing', () => {
  test('names line, station and minutes', () => {
    const [walk, bus] = ROOM.kotsu
    if (!walk || !bus) throw new Error('the fixture has two ways')
    expect(accessText(walk)).toBe('西鉄天神大牟田線 大橋駅 徒歩7分')
    expect(accessText(bus)).toBe('JR鹿児島本線 竹下駅 バス8分 塩原橋 徒歩3分')
  })
})

describe('a room', () => {
  test('is called by its building and number, or by its headline', () => {
    expect(rentalName(ROOM)).toBe('ルミエール大橋 302号室')
    expect(rentalName({ ...ROOM, tmName: null, roomNo: null })).toBe('大橋駅徒歩7分の1LDK')
  })

  test('shows layout, area, age and floor', () => {
    expect(values(rentalFacts(ROOM))).toEqual(['1LDK', '38.24㎡', '築6年'])
    expect(floorLabel(ROOM)).toBe('3階/5階建')
  })

  test('below ground says so, and a whole building has no floor', () => {
    expect(floorLabel({ ...ROOM, kai: -1 })).toBe('地下1階/5階建')
    expect(floorLabel({ ...ROOM, kai: null })).toBe('5階建')
  })

  test('without a layout shows its type', () => {
    const shop = { ...ROOM, madoriLabel: null, bukkenTypeLabel: '店舗・事務所' }
    expect(rentalFacts(shop)[0]).toEqual({ label: '種別', value: '店舗・事務所' })
  })
})

describe('a property for sale', () => {
  const house = { ...CONDO, senyuMen: null, tatemonoMen: 98.54, tochiMen: 165.28, chikuYear: 0 }

  test('shows the area one lives in', () => {
    expect(values(saleFactsWithFourth(CONDO))).toEqual(['3LDK', '72.41㎡', '築17年', '7階/11階建'])
    expect(values(saleFactsWithFourth(house))).toEqual(['3LDK', '98.54㎡', '新築', '165.28㎡'])
  })

  test('land shows area, rate and what may be built', () => {
    const land = {
      ...CONDO,
      bukkenType: 'hanbai_tochi' as const,
      tochiMen: 193.52,
      tsuboTanka: 198_512,
      isNoCondition: true,
    }
    expect(labels(saleFacts(land))).toEqual(['土地面積', '坪単価', '建築条件'])
    expect(values(saleFactsWithFourth(land))).toEqual([
      '193.52㎡',
      '19.9万円',
      'なし',
      '第一種住居地域',
    ])
  })

  test('as an investment shows income, structure, age and occupancy', () => {
    const invest = {
      ...CONDO,
      nenkanShunyu: 5_915_000,
      nyukyoRitsu: 100,
      tatemonoMen: 342.7,
      tochiMen: 168,
    }
    expect(values(investFacts(invest))).toEqual(['591.5万円', 'RC造', '築17年', '満室'])
    expect(values(investFactsWithFloors(invest))).toContain('RC造11階建')
    expect(areasText({ ...invest, senyuMen: null })).toBe('土地 168.00㎡／建物 342.70㎡')
  })
})
