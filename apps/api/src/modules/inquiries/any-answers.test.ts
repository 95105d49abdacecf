import { expect, test } from '@jest/globals'
import type { FormField } from '@sumai/domain/forms/field'
import type { AnyField } from '@sumai/domain/forms/form'
import { FORMS } from '@sumai/domain/forms/forms'
import fc from 'fast-check'
import { letterHtml } from '../../letters/letter-html.ts'
import { letterText } from '../../letters/letter-text.ts'
import { expectWords } from '../../testing/mail-words.ts'
import { NOW } from '../../testing/test-settings.ts'
import { TYPED } from './answer-rows.ts'
import { type EnquiryForm, FORM_WORDS } from './form-words.ts'
import type { StoredInquiry } from './inquiries.repository.ts'
import { shopLetter } from './shop-letter.ts'
import { visitorLetter } from './visitor-letter.ts'

const WITH_LETTERS = FORMS.filter(({ name }) => name in FORM_WORDS)
/** Typed too, but too narrow for a message: a name without links, katakana, digits. */
const REPEATED = new Set(['name', 'name_kana', 'zip'])

test('every field with free text is known as such', () => {
  for (const { fields } of FORMS) {
    for (const [name, { control, isLocal }] of Object.entries(fields)) {
      if (isLocal || (control !== 'text' && control !== 'textarea')) continue
      expect([name, TYPED.has(name) || REPEATED.has(name)]).toEqual([name, true])
    }
  }
})

const day = fc
  .date({ min: new Date('2026-11-21'), max: new Date('2027-01-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = fc.constantFrom('09:30', '10:00', '17:30')
const words = fc.constantFrom(
  '',
  'くすのき',
  '日当たり <b>良好</b> & "静か"',
  '一行目\n二行目',
  "O'Hara",
)

/** Any value that a visitor can give to a field. */
function anyValue({ control, choices, min = 1, max = 10 }: AnyField): fc.Arbitrary<unknown> {
  const values = choices?.map(({ value }) => value)
  const one = values ? fc.constantFrom('', ...values) : fc.constantFrom('', '001', '1000000001')
  const kinds: Partial<Record<FormField<unknown>['control'], fc.Arbitrary<unknown>>> = {
    text: words,
    textarea: words,
    email: fc.constantFrom('', 'taro@example.jp'),
    tel: fc.constantFrom('', '0942000001', '09012345678', '1234567890'),
    number: fc.oneof(fc.constant(''), fc.integer({ min, max })),
    decimal: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 10, max: 999_990 }).map((n) => n / 10),
    ),
    date: fc.oneof(fc.constant(''), day),
    month: fc.constantFrom('', '1999-01', '2020-12'),
    visits: fc.array(fc.record({ date: day, time }), { maxLength: 2 }),
    checkbox: fc.boolean(),
    checkboxes: fc.subarray([...(values ?? [])]),
    multi: fc.subarray([...(values ?? ['100127', '1010'])]),
    hiddens: fc.subarray(['1000000001', '1000000002']),
    honeypot: fc.constant(''),
  }
  return kinds[control] ?? one
}

test.each(WITH_LETTERS.map((form) => [form.name, form] as const))(
  'whatever is answered, the mails of %s are in words',
  (kind, form) => {
    const values = fc
      .record(
        Object.fromEntries(Object.entries(form.fields).map(([name, f]) => [name, anyValue(f)])),
      )
      .map((answers) => ({ ...answers, ...('time1' in answers && { time1: '10:30', time2: '' }) }))
    fc.assert(
      fc.property(values, fc.constantFrom('chintai', 'baibai'), (given, siteType) => {
        const recipient = { shop: null, bukkenNo: [], to: null }
        const inquiry = {
          ...{ siteType, inquiryType: form.inquiryType, recipients: [recipient] },
          ...{ name: '筑紫 太郎', email: null, contactMethod: null, pageUrl: null },
          replyEstimate: new Date('2026-12-08T01:00:00Z'),
        } as unknown as StoredInquiry
        const told = {
          ...{ inquiry, receiptNo: 'K2611-000001', form, values: given },
          kind: kind as EnquiryForm,
          names: { homes: [], building: undefined, seminar: undefined, words: {} },
          origin: 'https://site.example',
        }
        for (const letter of [visitorLetter(told, undefined, NOW), shopLetter(told, recipient)]) {
          const { subject } = letter
          expectWords({ subject, text: letterText(letter), html: letterHtml(letter, 'くすのき') })
          expect(letterHtml(letter, 'くすのき')).not.toContain('<b>')
        }
      }),
      { numRuns: 200 },
    )
  },
)
