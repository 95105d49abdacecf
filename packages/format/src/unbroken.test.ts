import { expect, test } from '@jest/globals'
import { unbroken, whole, wholeKanji } from './unbroken.ts'

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
  ['30店舗（賃貸28）', ['30店舗（賃貸', '28）']],
  ['高宮618番9', ['高宮618番', '9']],
  ['市場の7〜8割', ['市場の7〜', '8割']],
  ['2,000〜2,500万円', ['2,000〜2,500万円']],
  ['資本金3億2,000万円', ['資本金3億', '2,000万円']],
  ['新築で3〜8か月', ['新築で3〜', '8か', '月']],
  ['金利2%の時代', ['金利', '2%の時代']],
  ['多くても1日1通', ['多くても1日', '1通']],
  ['三養基郡みやき町', ['三養基郡みやき', '町']],
  ['高宮四丁目3番', ['高宮四', '丁', '目', '3番']],
  ['地下鉄七隈線の線路', ['地下鉄七隈', '線の線路']],
])('%s stays together at its joints', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('the size of a room stays beside its name', () => {
  expect(unbroken('LDK 13帖・洋室 5.5帖')).toBe('LDK\u00a013帖・洋室\u00a05.5帖')
})

test('a name that a line holds is never broken', () => {
  expect(whole('宮の陣Ⅱ')).toBe('宮\u2060の\u2060陣\u2060Ⅱ')
  expect(whole('福岡県久留米市東町のアパートⅡ')).toBe(unbroken('福岡県久留米市東町のアパートⅡ'))
})

test('the kanji of a name stay on one line', () => {
  expect(wholeKanji('アーバンコート大牟田Ⅱ 5階').split('\u2060')).toEqual([
    'アーバンコート大',
    '牟',
    '田',
    'Ⅱ 5階',
  ])
})
