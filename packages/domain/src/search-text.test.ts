import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bigrams, foldKeyword, keywordTerms, searchColumns } from './search-text.ts'

describe('a keyword finds what a visitor means', () => {
  test.each([
    ['サンハイツ', 'さんはいつ'],
    ['ｻﾝﾊｲﾂ', 'サンハイツ'],
    ['ＬＤＫ', 'ldk'],
    ['香住ヶ丘', '香住ケ丘'],
    ['１００−１', '100-1'],
    ['久留米　駅前', ' 久留米 駅前 '],
    ['駅近、日当たり良好！', '駅近 日当たり良好'],
  ])('%s is the same as %s', (typed, stored) => {
    expect(foldKeyword(typed)).toBe(foldKeyword(stored))
  })

  test('words are looked for one by one', () => {
    expect(keywordTerms('久留米　ペット 久留米')).toEqual(['久留米', 'ぺっと'])
    expect(keywordTerms('   ')).toEqual([])
  })
})

test('bigrams do not cross a space, and a character outside the BMP stays whole', () => {
  expect(bigrams('久留米 東町')).toEqual(['久留', '留米', '東町'])
  expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家'])
  expect(bigrams('駅')).toEqual([])
})

test('every keyword of two characters or more is covered by the bigrams of a text around it', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(word, fc.string({ maxLength: 20 }), (keyword, rest) => {
      const { searchText, searchGrams } = searchColumns([`${rest}${keyword}`, rest])
      const grams = new Set(searchGrams)
      for (const term of keywordTerms(keyword)) {
        fc.pre(searchText.includes(term))
        expect(bigrams(term).every((gram) => grams.has(gram))).toBe(true)
      }
    }),
  )
})
