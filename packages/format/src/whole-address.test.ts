import { expect, test } from '@jest/globals'
import { wholeAddress } from './whole-address.ts'

test('an address is broken after its city or ward alone', () => {
  const letters = (part: string) => [...part].join('\u2060')
  expect(wholeAddress('福岡県福岡市博多区博多駅前9丁目1-4')).toBe(
    `${letters('福岡県福岡市博多区')}${letters('博多駅前9丁目1-4')}`,
  )
  expect(wholeAddress('福岡県久留米市東町881番地1')).toBe(
    `${letters('福岡県久留米市')}${letters('東町881番地1')}`,
  )
})
