import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Facts, VisitShop } from './facts.ts'
import type { AnyField } from './form.ts'
import { FORMS } from './forms.ts'
import { toInquiry } from './inquiry.ts'
import { toPosted } from './posted.ts'
import { readFormData, validateForm, validateInquiry } from './validate.ts'

const SHOP: VisitShop = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  tel: '0942-00-0001',
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1, 2, 3],
  holidays: [],
  reserveSlotMinutes: 60,
}
/** Generated inputs of each form. */
const INPUTS = 1_250

const FACTS: Facts = { now: '2026-11-21T10:00:00+09:00', shops: [SHOP] }

/** Digits, letters and signs as a Japanese keyboard may give them, each in either width. */
const inAnyWidth = (text: string) =>
  fc.integer({ min: 0, max: 0xffff }).map((bits) =>
    text.replace(/[!-~]/g, (sign, index: number) => {
      const isWide = (bits >> (index % 16)) & 1
      return isWide ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign
    }),
  )

const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((value) => String(value).padStart(count, '0'))
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(''))
const hyphen = fc.constantFrom('', '-', '－', 'ー', '‐', '−', ' ', '　')
const telAs = (area: string, middle: number) =>
  joined(fc.constant(area), hyphen, digits(middle), hyphen, digits(4))

const KANA = ['ちくし　たろう', 'チクシ タロウ', 'ﾁｸｼ ﾀﾛｳ', 'ガーデン・メイ', 'ｶﾞｰﾃﾞﾝ', 'ゔぃお']
const EMAIL = joined(fc.constantFrom('taro', 'a..b.', 'x+y_z'), digits(3)).map(
  (local) => `${local}@example.jp`,
)

/** What somebody may well type into a field of this name: right, but in any form. */
const TYPED: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom('筑紫　太郎', '髙﨑 𠮷', ' Ｊｏｈｎ  Smith '),
  name_kana: fc.constantFrom(...KANA),
  email: EMAIL.chain(inAnyWidth),
  tel: fc.oneof(telAs('090', 4), telAs('092', 3), telAs('0942', 2)).chain(inAnyWidth),
  zip: joined(fc.constantFrom('', '〒'), digits(3), hyphen, digits(4)).chain(inAnyWidth),
  tenpo_no: fc.constant('001'),
  tm_no: digits(8),
  search: fc.constantFrom('/search/kurume-shi?page=2', '/baibai/search?city_code=40203'),
  content_id: fc.integer({ min: 1, max: 999 }),
  session_no: fc.integer({ min: 1, max: 9 }),
  syain_no: digits(6),
  bukken_no: fc.uniqueArray(digits(10), { minLength: 1, maxLength: 10 }),
  eki_code: fc.uniqueArray(digits(6), { maxLength: 5 }),
  shisetu_no: fc.uniqueArray(digits(4), { maxLength: 2 }),
  chiku_ym: fc.constantFrom('2008-03', '2008年3月', '1981/6', '2005', '平成17年').chain(inAnyWidth),
  visit_dates: fc.constantFrom(
    [],
    [{ date: '２０２６年１１月２８日', time: '９：３０' }],
    [
      { date: '2026/11/28', time: '10:00' },
      { date: '2026-11-29', time: '17:30' },
    ],
  ),
  date1: fc.constantFrom('2026-11-28', '2026/12/1').chain(inAnyWidth),
  time1: fc.constantFrom('9:30', '17:30').chain(inAnyWidth),
  date2: fc.constant('2026-11-30'),
  time2: fc.constant('10:30'),
  hy_yachin_min: fc.constantFrom('', '20000'),
  kakaku_min: fc.constantFrom('', '3000000'),
}

function typed(name: string, field: AnyField): fc.Arbitrary<unknown> {
  const { control, choices = [], min = 0, max = 0, unit = '' } = field
  const values = choices.map(({ value }) => value)
  if (TYPED[name]) return TYPED[name]
  switch (control) {
    case 'select':
    case 'radio':
      return fc.constantFrom(...values)
    case 'checkboxes':
    case 'multi':
      return fc.subarray(values, { minLength: 1, maxLength: max || values.length })
    case 'number':
    case 'decimal':
      return joined(fc.integer({ min, max }).map(String), fc.constantFrom('', unit)).chain(
        inAnyWidth,
      )
    case 'checkbox':
      return fc.constant('on')
    case 'honeypot':
      return fc.constant('')
    default:
      return fc.constantFrom('東町 00番地', '２LDKを探しています。\r\n駐車場も', 'ｶﾞｰﾃﾞﾝ')
  }
}

/** What a field holds once it has been folded. */
const FOLDED: Record<string, RegExp> = {
  name: /^(筑紫 太郎|髙﨑 𠮷|Ｊｏｈｎ Smith)$/,
  name_kana: /^[ァ-ヺー・ ]+$/,
  email: /^[a-z.+_\d]+@example\.jp$/,
  tel: /^\d{10,11}$/,
  zip: /^\d{7}$/,
  date1: /^2026-1[12]-\d\d$/,
  time1: /^\d\d:30$/,
  chiku_ym: /^\d{4}(-\d\d)?$/,
}

function isFolded(name: string, field: AnyField, value: unknown): boolean {
  if (!isDeepStrictEqual(field.fold(value), value)) return false
  if (field.control === 'number') return Number.isInteger(value)
  return value === '' || (FOLDED[name] ?? /^/).test(String(value))
}

describe.each(FORMS.map((form) => [form.name, form] as const))('the form %s', (_, form) => {
  const fields = Object.entries(form.fields)
  const answers = fc
    .record(Object.fromEntries(fields.map(([name, field]) => [name, typed(name, field)])))
    .map((input) => ({ ...input, email_confirm: input.email }) as Record<string, unknown>)

  test('takes every width, kana and format, and keeps it folded', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const { values, errors } = validateForm(form, input, FACTS)
        // A verdict, not an `expect`, which takes longer than the form.
        return (
          Object.keys(errors).length === 0 &&
          fields.every(([name, field]) => isFolded(name, field, values[name]))
        )
      }),
      { numRuns: INPUTS },
    )
  })

  test('is taken by the API once the page has taken it', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const { values } = validateForm(form, input, FACTS)
        const { details, ...body } = toInquiry(form, values, { siteType: 'chintai' })
        const snake = Object.entries(body).map(([key, value]) => [
          key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          value,
        ])
        const wire = JSON.parse(JSON.stringify({ ...Object.fromEntries(snake), details }))
        const again = validateInquiry(form, wire, FACTS)
        expect(again.errors).toEqual({})
        expect(toInquiry(form, again.values, { siteType: 'chintai' }).details).toEqual(details)
      }),
      { numRuns: INPUTS / 5 },
    )
  })

  test('comes back unchanged from a step of confirmation', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const { values } = validateForm(form, input, FACTS)
        const posted = new FormData()
        for (const [name, value] of toPosted(form, values)) posted.append(name, value)
        const again = validateForm(form, readFormData(form, posted), FACTS)
        expect(again).toEqual({ values, errors: {} })
      }),
      { numRuns: INPUTS / 5 },
    )
  })

  test('never throws and never asks to change a width, whatever is posted', () => {
    const everyObjectHas = fc.constantFrom('__proto__', 'constructor', 'toString')
    const junk = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      everyObjectHas,
    )
    const spoiled = fc
      .tuple(answers, fc.dictionary(fc.constantFrom(...Object.keys(form.fields)), junk))
      .map(([input, changes]) => ({ ...input, ...changes }))
    fc.assert(
      fc.property(spoiled, (input) => {
        const { values, errors } = validateForm(form, input, FACTS)
        toInquiry(form, values, { siteType: 'baibai' })
        const said = Object.values(errors).join('\n')
        // The one message that names a width is for what is no reading in any width.
        const isAboutWidth =
          said.includes('全角') && /^[ァ-ヺー・ヽヾ ]*$/.test(`${values.name_kana}`)
        return !isAboutWidth && !/\{\w+\}|undefined|NaN|Infinity|半角/.test(said)
      }),
      { numRuns: INPUTS },
    )
  })
})
