import { expect, test } from '@jest/globals'
import { anyOf, choice, yen } from '../field.ts'
import { sayValue } from './say-value.ts'

const CHOICE = choice({ value: 1, label: '空家' }, { value: 2, label: '居住中' })

test.each([
  ['未入力', null, yen],
  ['68,000円', 68_000, yen],
  ['居住中', 2, CHOICE],
  ['9', 9, CHOICE],
  ['あり', true, undefined],
  ['南向きの1LDK', '南向きの1LDK', undefined],
  ['本文です', '<p>本文<b>です</b></p>', undefined],
  ['宅建士、英語', ['宅建士', '英語'], undefined],
  ['2件', [{ tohoM: 1 }, { tohoM: 2 }], undefined],
  ['なし', [], anyOf('youto_chiiki')],
])('says %s', (words, value, control) => {
  expect(sayValue(value, control)).toBe(words)
})
