import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { FormField } from './field.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
  textField,
  zipField,
} from './text-fields.ts'

/** The value that is kept, or the message. */
function type(field: FormField<string>, typed: unknown): string {
  const value = field.fold(typed)
  return z.safeParse(field.schema, value).error?.issues[0]?.message ?? value
}

describe('names', () => {
  const name = nameField({ label: 'お名前', required: true })

  test('keep the characters of the visitor and one space', () => {
    expect(type(name, '　髙﨑　 太郎 ')).toBe('髙﨑 太郎')
  })

  test('are required when the form says so', () => {
    expect(type(name, ' 　')).toBe('お名前を入力してください。')
    expect(type(name, undefined)).toBe('お名前を入力してください。')
    expect(type(nameField({ label: 'お名前' }), '')).toBe('')
  })

  test('have at most 50 characters, each counted once', () => {
    expect(type(name, '𠮷'.repeat(50))).toBe('𠮷'.repeat(50))
    expect(type(name, 'あ'.repeat(51))).toBe('お名前は50文字以内で入力してください。')
  })

  test('cannot carry line breaks into the header of a mail', () => {
    expect(type(name, '太郎\r\nBcc: hanako\u0000')).toBe('太郎 Bcc: hanako')
  })

  test('cannot turn the subject of a mail around, nor be there and not be seen', () => {
    expect(type(name, '\u202e太郎\u2066\u2028\u0085花子')).toBe('太郎 花子')
    expect(type(name, '\u200b')).toBe('お名前を入力してください。')
    expect(type(name, '👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧')
  })

  test.each([
    '当選 https://evil.example/login',
    'ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ',
    '筑紫 evil.example',
  ])('cannot carry %s into a mail', (typed) => {
    expect(type(name, typed)).toBe(
      'お名前にURLやドメイン名（例：example.jp）を含めることはできません。',
    )
  })
})

describe('readings', () => {
  const kana = kanaField({ label: 'フリガナ' })

  test.each([
    ['ちくし　たろう', 'チクシ タロウ'],
    ['ﾁｸｼ ﾀﾛｳ', 'チクシ タロウ'],
    ['ガーデン・メイ', 'ガーデン・メイ'],
    ['', ''],
  ])('%s is taken as %s', (typed, kept) => {
    expect(type(kana, typed)).toBe(kept)
  })

  test.each(['筑紫', 'Taro', 'タロウ1'])('%s is not a reading', (typed) => {
    expect(type(kana, typed)).toBe('フリガナは全角カタカナで入力してください。')
  })
})

describe('e-mail addresses', () => {
  const email = emailField({ label: 'メールアドレス', required: true })

  test.each([
    ['ｉｎｆｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'info@example.jp'],
    [' info @example.jp ', 'info@example.jp'],
    // Addresses that a carrier once gave out against the standard.
    ['a..b.@docomo.example.jp', 'a..b.@docomo.example.jp'],
    ['taro+sumai@sub.example.co.jp', 'taro+sumai@sub.example.co.jp'],
  ])('%s is taken as %s', (typed, kept) => {
    expect(type(email, typed)).toBe(kept)
  })

  test.each([
    'info',
    'info@',
    '@example.jp',
    'info@example',
    'a@b@example.jp',
    '名前@example.jp',
    'a@-b.jp',
  ])('%s is refused', (typed) => {
    expect(type(email, typed)).toBe(
      'メールアドレスの形式が正しくありません。（例：info@example.jp）',
    )
  })

  test('have at most 254 characters', () => {
    const long = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}jp`
    expect(type(email, long)).toBe('メールアドレスは254文字以内で入力してください。')
  })
})

describe('telephone numbers', () => {
  const tel = telField({ label: '電話番号' })

  test.each([
    ['０９０ー１２３４ー５６７８', '09012345678'],
    ['092-000-0001', '0920000001'],
    ['(092) 000 0001', '0920000001'],
    ['+81 90-1234-5678', '09012345678'],
    ['', ''],
  ])('%s is taken as %s', (typed, kept) => {
    expect(type(tel, typed)).toBe(kept)
  })

  test.each(['092-000', '123456789012', '090-1234-567a'])('%s is refused', (typed) => {
    expect(type(tel, typed)).toBe(
      '電話番号は10桁または11桁の数字で入力してください。（ハイフンは省略できます）',
    )
  })
})

describe('postal codes', () => {
  const zip = zipField({ label: '郵便番号' })

  test('lose their hyphen and sign', () => {
    expect(type(zip, '〒８３０－００３２')).toBe('8300032')
  })

  test('have seven digits', () => {
    expect(type(zip, '830')).toBe('郵便番号は7桁の数字で入力してください。')
  })
})

describe('messages of visitors', () => {
  const body = bodyField({ label: 'お問い合わせ内容', required: true })

  test('keep their lines', () => {
    expect(type(body, ' 一行目\r\n二行目 \n')).toBe('一行目\n二行目')
  })

  test('have at most 1000 characters, a line break being one', () => {
    expect(type(body, `${'あ'.repeat(999)}\r\nあ`)).toBe(
      'お問い合わせ内容は1000文字以内で入力してください。',
    )
    expect(type(body, `${'あ'.repeat(998)}\r\nあ`)).toHaveLength(1000)
  })

  test.each([
    'https://example.jp を見て',
    'HTTP://a',
    'ｈｔｔｐｓ：／／ａ．ｊｐ',
    'www.example.jp',
  ])('%s has a link', (typed) => {
    expect(type(body, typed)).toBe('お問い合わせ内容にURLを含めることはできません。')
  })
})

test('the trap takes anything, so that a machine learns nothing', () => {
  expect(type(honeypotField(), 'http://spam')).toBe('http://spam')
})

test('no field throws, whatever is posted, and folding twice changes nothing', () => {
  const options = { label: '項目' }
  const fields = [textField, nameField, kanaField, emailField, telField, zipField, bodyField]
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
      (make, raw) => {
        const field = make(options)
        const value = field.fold(raw)
        expect(field.fold(value)).toBe(value)
        z.safeParse(field.schema, value)
      },
    ),
  )
})
