import { expect, test } from '@jest/globals'
import { CONDO, LAND } from '../testing/rooms.ts'
import { saleTags } from './sale-tags.ts'

const HOUSE = { ...CONDO, senyuMen: null, tatemonoMen: 98, tochiMen: 180, muki: 3, isPet: null }

test('a house says what a buyer asks for before what it is equipped with', () => {
  expect(
    saleTags({ ...HOUSE, parkingDaisu: 2, setsudoJokyo: 2, setsubijoken: [101, 102, 202, 401] }),
  ).toEqual(['駐車2台', '角地', 'ウォークインクローゼット', 'カウンターキッチン'])
})

test('what every home has is no tag', () => {
  expect(saleTags({ ...HOUSE, setsubijoken: [101, 104, 105, 201, 303, 307] })).toEqual([])
})

test('a flat has no parking of its own to speak of', () => {
  expect(saleTags({ ...CONDO, parkingDaisu: 2, setsubijoken: [] })).toEqual(['南向き', 'ペット可'])
})

test('a plot says what may be built on it and how it lies', () => {
  expect(
    saleTags({ ...LAND, setsubijoken: [], isNoCondition: true, isSarachi: true, setsudoJokyo: 2 }),
  ).toEqual(['建築条件なし', '更地', '角地'])
})

test('an investment says what its tenants find', () => {
  expect(
    saleTags({ ...CONDO, bukkenType: 'toushi_mansion', setsubijoken: [101, 501, 701] }),
  ).toEqual(['オートロック', 'エレベーター'])
})
