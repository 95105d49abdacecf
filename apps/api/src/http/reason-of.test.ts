import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { reasonOf } from './reason-of.ts'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(reasonOf)

test.each([
  ['nothing where a number belongs', z.number(), undefined, '入力してください。'],
  ['null', z.int(), null, '入力してください。'],
  ['an empty text', z.string().min(1), '', '入力してください。'],
  ['a word', z.number(), 'many', '数で入力してください。'],
  ['too many letters', z.string().max(3), 'abcd', '3文字以内で入力してください。'],
  ['less than allowed', z.int().min(0), -1, '0以上の数で入力してください。'],
  ['an unknown choice', z.enum(['month', 'yen']), 'day', '選択肢にない値です。'],
  [
    'what a rule of ours says',
    z.string().refine(() => false, '別の番号です。'),
    'x',
    '別の番号です。',
  ],
])('%s has its own reason', (_, schema, value, reason) => {
  expect(said(schema, value)).toEqual([reason])
})
