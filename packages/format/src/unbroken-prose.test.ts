import { expect, test } from '@jest/globals'
import { unbrokenHtml, unbrokenProse } from './unbroken-prose.ts'

test.each([
  ['家賃5万3千円の部屋', ['家賃5万', '3千円の部屋']],
  ['距離で1〜2割', ['距離で1〜', '2割']],
  ['2,000〜2,500万円', ['2,000〜2,500万円']],
  ['「月々総額」と「初期費用」を表示', ['「月々総額」', 'と「初期費用」', 'を表示']],
  ['新年は1月5日（火）に始めます', ['新年は1月', '5日', '（火）に始めます']],
  ['2026年2月1日 制定', ['2026年', '2月', '1日 制定']],
  ['徒歩8分', ['徒歩', '8分']],
])('of %s no line begins with a piece of it', (text, expected) => {
  expect(unbrokenProse(text).split('\u2060')).toEqual(expected)
})

test('of HTML nothing but the texts is changed', () => {
  expect(unbrokenHtml('<b title="約5分">約5分</b>')).toBe('<b title="約5分">約\u20605分</b>')
})
