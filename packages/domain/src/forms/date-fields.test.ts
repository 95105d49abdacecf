import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { dateField, monthField, timeField } from './date-fields.ts'
import type { FormField } from './field.ts'

const type = (field: FormField<string>, typed: unknown) => {
  const value = field.fold(typed)
  return z.safeParse(field.schema, value).error?.issues[0]?.message ?? value
}

describe('days', () => {
  const day = dateField({ label: '第1希望日', required: true })

  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026/11/5', '2026-11-05'],
    ['２０２６年１１月５日', '2026-11-05'],
    ['2028-02-29', '2028-02-29'],
    ['', '第1希望日を選択してください。'],
    ['2026-02-29', '第1希望日は正しい日付を選択してください。'],
    ['11-05', '第1希望日は正しい日付を選択してください。'],
    ['あした', '第1希望日は正しい日付を選択してください。'],
  ])('%s: %s', (typed, kept) => {
    expect(type(day, typed)).toBe(kept)
  })
})

const MONTH = '築年月は「2005年」「2005年3月」「平成17年」のように入力してください。'

test.each([
  ['2008-03', '2008-03'],
  ['2008年3月', '2008-03'],
  ['', ''],
  ['2005', '2005'],
  ['２００５年', '2005'],
  ['平成17年', '2005'],
  ['昭和 63年3月', '1988-03'],
  ['令和元年5月', '2019-05'],
  ['h17.3', '2005-03'],
  ['2008-13', MONTH],
  ['2008-03-01', MONTH],
  ['築20年', MONTH],
])('month %s: %s', (typed, kept) => {
  expect(type(monthField({ label: '築年月' }), typed)).toBe(kept)
})

test.each([
  ['９：３０', '09:30'],
  ['17:30', '17:30'],
  ['', ''],
  ['25:00', '第2希望時間の選択肢が正しくありません。'],
  ['午後', '第2希望時間の選択肢が正しくありません。'],
])('time %s: %s', (typed, kept) => {
  expect(type(timeField({ label: '第2希望時間' }), typed)).toBe(kept)
})

test('folding twice changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0129０:：-ー年月日/. ') })
  const fields = [dateField, monthField, timeField].map((make) => make({ label: '日時' }))
  fc.assert(
    fc.property(fc.constantFrom(...fields), text, (field, raw) => {
      const value = field.fold(raw)
      expect(field.fold(value)).toBe(value)
    }),
  )
})
