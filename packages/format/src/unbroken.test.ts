import { expect, test } from '@jest/globals'
import { unbroken } from './unbroken.ts'

const parts = (text: string) => unbroken(text).split('\u2060')

test.each([
  ['桜坂駅 徒歩8分', ['桜坂駅 徒歩', '8分']],
  ['公園（約560m）まで', ['公園（約', '560m）まで']],
  ['築12年、バス10分', ['築', '12年、バス', '10分']],
  ['お問い合わせの手続き', ['お問い', '合わせの手', '続き']],
  ['Wi-Fi使用料無料', ['Wi-', 'Fi使用料無料']],
  ['徒歩で約束の場所へ', ['徒歩で約束の場所へ']],
  ['天神9丁目1-4', ['天神9丁目', '1', '-', '4']],
  ['東町881番地1', ['東町881番地', '1']],
  ['五郎丸Ⅱの賃貸', ['五郎丸', 'Ⅱの賃貸']],
  ['24か月', ['24か', '月']],
  ['2,000〜2,500万円', ['2,000〜2,500万円']],
  ['新築で3〜8か月', ['新築で3〜', '8か', '月']],
  ['金利2%の時代', ['金利', '2%の時代']],
  ['地下鉄七隈線の線路', ['地下鉄七隈', '線の線路']],
])('%s stays together at its joints', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('the size of a room stays beside its name', () => {
  expect(unbroken('LDK 13帖・洋室 5.5帖')).toBe('LDK\u00a013帖・洋室\u00a05.5帖')
})
