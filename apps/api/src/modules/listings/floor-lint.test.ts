import { expect, test } from '@jest/globals'
import { lintFloors } from './floor-lint.ts'

test('a home lies on a floor that its building has', () => {
  expect(lintFloors({ kai: 5, kaiTo: null, above: 5, below: 0 })).toEqual({})
  expect(lintFloors({ kai: -1, above: 5, below: 1 })).toEqual({})
  expect(lintFloors({ kai: null, above: 5 })).toEqual({})
})

test('one that is higher or deeper than its building is not published', () => {
  const errors = ['建物は地上5階建です。所在階か階数を確かめてください。']
  expect(lintFloors({ kai: 8, above: 5 })).toEqual({ kai: errors })
  expect(lintFloors({ kai: 5, kaiTo: 6, above: 5 })).toEqual({ kai_to: errors })
  expect(lintFloors({ kai: -1, above: 5, below: null })).toEqual({ kai: errors })
})

test('a building without a number of floors lacks that', () => {
  expect(lintFloors({ kai: 8, above: 0 })).toEqual({})
})
