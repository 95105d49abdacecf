import { expect, test } from '@jest/globals'
import { lintBuilding } from './building-lint.ts'

const HOUSE = {
  tochiMen: 150,
  tatemonoMen: 104,
  sokosu: 2,
  kenpei: 50,
  yoseki: 80,
  youtoChiiki: [1],
  setsudoJokyo: 1,
  setsudo: [{ fukuin_m: 6 }],
}
const LOT = { kakaku: 1, madori: '4LDK', status: '販売中', tochi_men: 150, tatemono_men: 104 }

test('a house that fits its plot is published', () => {
  expect(lintBuilding(HOUSE)).toEqual({})
  expect(lintBuilding({ ...HOUSE, tatemonoMen: null })).toEqual({})
  expect(lintBuilding({ ...HOUSE, kenpei: null, yoseki: null, tochiMen: 20 })).toEqual({
    yoseki: [expect.stringContaining('容積率が上限の240%を超えています（520%）')],
  })
})

test('a house that is larger than the plan of the city allows is not', () => {
  expect(lintBuilding({ ...HOUSE, tochiMen: 100 })).toEqual({
    kenpei: [expect.stringContaining('建ぺい率が上限の50%を超えています（52%）')],
    yoseki: [expect.stringContaining('容積率が上限の80%を超えています（104%）')],
  })
})

test('one that is as large as its plot allows is', () => {
  const road = { kenpei: 100, yoseki: 300, youtoChiiki: [5], setsudo: [{ fukuin_m: 4.1 }] }
  expect(lintBuilding({ ...HOUSE, ...road, tochiMen: 100, tatemonoMen: 246, sokosu: 3 })).toEqual(
    {},
  )
  const plan = { kenpei: 55, yoseki: 110 }
  expect(lintBuilding({ ...HOUSE, ...plan, tochiMen: 100, tatemonoMen: 110 })).toEqual({})
})

test('nor is one of several lots', () => {
  const kukaku = [
    { ...LOT, no: '1号地' },
    { ...LOT, no: '2号地', tochi_men: 120 },
  ]
  expect(lintBuilding({ ...HOUSE, bunjo: { kukaku } })).toEqual({
    yoseki: [expect.stringContaining('2号地容積率が上限の80%を超えています（87%）')],
  })
})

test('one that is older than the limits says so', () => {
  const biko = '本建物は既存不適格です。'
  expect(lintBuilding({ ...HOUSE, tochiMen: 100, biko })).toEqual({})
})
