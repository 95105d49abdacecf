import { expect, test } from '@jest/globals'
import { townIn } from './town-in.ts'

test.each([
  ['福岡県久留米市東町12番', '東町'],
  ['久留米市東町', '東町'],
  ['福岡県福岡市中央区天神二丁目3-4', '天神'],
  ['福岡県福岡市中央区天神２丁目', '天神'],
  ['佐賀県三養基郡基山町大字小倉', '小倉'],
  ['福岡県久留米市', ''],
  ['東京都千代田区丸の内一丁目', ''],
  ['', ''],
])('%s is in %p', (address, town) => {
  expect(townIn(address)).toBe(town)
})
