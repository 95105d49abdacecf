import { expect, test } from '@jest/globals'
import { searchArea, tsuboTanka } from './baibai-computed-columns.ts'

test('a flat is searched by its own area, a house by the building, land by the land', () => {
  expect(searchArea({ senyuMen: 72.3, tatemonoMen: null, tochiMen: null })).toBe(72.3)
  expect(searchArea({ senyuMen: null, tatemonoMen: 98.5, tochiMen: 165.2 })).toBe(98.5)
  expect(searchArea({ senyuMen: null, tatemonoMen: null, tochiMen: 165.2 })).toBe(165.2)
})

test('land is priced by the tsubo', () => {
  expect(tsuboTanka(16_000_000, 165.29)).toBe(320_000)
  expect(tsuboTanka(16_000_000, null)).toBeNull()
})
