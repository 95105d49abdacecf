import { expect, test } from '@jest/globals'
import { unbroken, unbrokenHtml } from './unbroken.ts'

const parts = (text: string) => unbroken(text).split('\u2060')

test.each([
  ['桜坂駅 徒歩8分', ['桜坂駅 徒歩', '8分']],
  ['公園（約560m）まで', ['公園（約', '560m）まで']],
  ['築12年、バス10分', ['築', '12年、バス', '10分']],
  ['お問い合わせの手続き', ['お問い', '合わせの手', '続き']],
  ['徒歩で約束の場所へ', ['徒歩で約束の場所へ']],
])('%s stays together at its joints', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('of HTML nothing but the texts is changed', () => {
  expect(unbrokenHtml('<p title="約5分">約5分</p>')).toBe('<p title="約5分">約\u20605分</p>')
})
