import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { decimalField, numberField } from './number-fields.ts'

const people = numberField({ label: 'ご来店人数', required: true, min: 1, max: 10, unit: '人' })
const area = decimalField({ label: '土地面積（㎡）', min: 1, max: 99_999, unit: '㎡' })

const type = (field: typeof people, typed: unknown) => {
  const value = field.fold(typed)
  return z.safeParse(field.schema, value).error?.issues[0]?.message ?? value
}

test.each([
  ['３', 3],
  [' 2人 ', 2],
  [4, 4],
  ['', 'ご来店人数を入力してください。'],
  [null, 'ご来店人数を入力してください。'],
  ['二人', 'ご来店人数は数字で入力してください。'],
  ['1.5', 'ご来店人数は数字で入力してください。'],
  ['0', 'ご来店人数は1〜10の範囲で入力してください。'],
  ['-1', 'ご来店人数は1〜10の範囲で入力してください。'],
  ['9'.repeat(400), 'ご来店人数は1〜10の範囲で入力してください。'],
])('%s people: %s', (typed, kept) => {
  expect(type(people, typed)).toBe(kept)
})

test.each([
  ['１６５．２９', 165.29],
  ['1,200.5㎡', 1200.5],
  ['', ''],
  ['0.5', '土地面積（㎡）は1〜99999の範囲で入力してください。'],
  ['50坪', '土地面積（㎡）は数字で入力してください。'],
])('%s square metres: %s', (typed, kept) => {
  expect(type(area, typed)).toBe(kept)
})

test('what is no number is shown again as it was typed', () => {
  expect(people.fold('五人')).toBe('五人')
})

test('folding twice changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'019０９.．,，-ー人㎡ e') })
  fc.assert(
    fc.property(fc.constantFrom(people, area), fc.oneof(text, fc.double()), (field, raw) => {
      const value = field.fold(raw)
      expect(field.fold(value)).toBe(value)
    }),
  )
})
