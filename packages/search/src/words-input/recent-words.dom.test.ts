import { beforeEach, expect, test } from '@jest/globals'
import { forgetWords, keepWords, recentWords } from './recent-words.ts'

const AT = '/searching/words'
beforeEach(() => localStorage.clear())

test('the latest words stand first, each once, and only three are kept', () => {
  for (const words of ['天神駅', '久留米 2LDK', 'ペット可', ' 天神駅 ', '佐賀市'])
    keepWords(AT, words)
  expect(recentWords(AT)).toEqual(['佐賀市', '天神駅', 'ペット可'])
})

test('each field has its own, which can be forgotten', () => {
  keepWords(AT, '天神駅')
  keepWords('/baibai/searching/words', '土地')
  forgetWords(AT)
  expect(recentWords(AT)).toEqual([])
  expect(recentWords('/baibai/searching/words')).toEqual(['土地'])
})

test('nothing is kept of an empty field, and a broken document is nothing', () => {
  keepWords(AT, '  ')
  expect(recentWords(AT)).toEqual([])
  for (const text of ['{', 'null', '1', `{"${AT}":[1,"天神駅"]}`]) {
    localStorage.setItem('sumai.words', text)
    expect(recentWords(AT)).toEqual(text.includes('天神駅') ? ['天神駅'] : [])
  }
})
