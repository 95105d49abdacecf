import { expect, test } from '@jest/globals'
import { matchQuery } from './match-query.ts'

test('leads to the search for what a question is about', () => {
  expect(matchQuery({ setsubijoken: [501, 701], isAboveSecond: [1] })).toBe(
    'setsubijoken%5B%5D=501&setsubijoken%5B%5D=701&is_above_second=1',
  )
})

test('asks for nothing that no search knows', () => {
  expect(matchQuery({ keiyakuKbn: [2] })).toBe('')
  expect(matchQuery(null)).toBe('')
})
