import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  foldAscii,
  foldTel,
  readNumber,
  toHalfWidth,
  toKatakana,
  trimSpaces,
} from './typed-text.ts'

describe('fields without Japanese', () => {
  test('turns a full-width e-mail address into one that works', () => {
    expect(toHalfWidth('ｉｎｆｏ＠ｅｘａｍｐｌｅ．ｊｐ')).toBe('info@example.jp')
  })

  test('takes every sign that a Japanese keyboard gives for a hyphen', () => {
    for (const hyphen of ['‐', '–', '—', '―', '−', '－', 'ー', 'ｰ']) {
      expect(toHalfWidth(`０９０${hyphen}1234`)).toBe('090-1234')
    }
  })

  test('drops spaces of both widths', () => {
    expect(toHalfWidth(' 830　0032 ')).toBe('8300032')
  })

  test.each([
    '０９０ー１２３４ー５６７８',
    '+81 90-1234-5678',
    '+81(0)90-1234-5678',
    '(090) 1234.5678',
  ])('takes %s as the digits of a telephone', (typed) => {
    expect(foldTel(typed)).toBe('09012345678')
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toHalfWidth(toHalfWidth(text))).toBe(toHalfWidth(text))
      }),
    )
  })

  test('leaves Japanese words alone when it only folds digits and letters', () => {
    expect(foldAscii('コーポ　１０１')).toBe('コーポ 101')
  })
})

describe('kana', () => {
  test.each([
    ['ちくし たろう', 'チクシ タロウ'],
    ['ﾁｸｼ ﾀﾛｳ', 'チクシ タロウ'],
    ['ｶﾞﾊﾟｰﾄﾞ', 'ガパード'],
    ['が', 'ガ'],
    ['か゛は゜', 'ガパ'],
    ['カﾞ', 'ガ'],
    ['ゔぁいおりん', 'ヴァイオリン'],
    ['ミドリ', 'ミドリ'],
  ])('%s becomes %s', (typed, katakana) => {
    expect(toKatakana(typed)).toBe(katakana)
  })

  test('keeps what is not kana, so that the field can refuse it', () => {
    expect(toKatakana('筑紫taro')).toBe('筑紫taro')
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toKatakana(toKatakana(text))).toBe(toKatakana(text))
      }),
    )
  })
})

test('a name keeps one space between its parts', () => {
  expect(trimSpaces('　筑紫　　太郎 ')).toBe('筑紫 太郎')
})

test.each([
  ['2.5', 2.5],
  ['１０，０００', 10_000],
  ['-3', -3],
  [' 1 200 ', 1200],
])('%s is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([[''], ['abc'], ['1e3'], ['5万'], ['１２．']])('%s is no number', (text) => {
  expect(readNumber(text)).toBeNaN()
})
