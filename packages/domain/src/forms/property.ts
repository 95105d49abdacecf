import { bukkenField } from './bukken-field.ts'
import { privacyField } from './checkbox-fields.ts'
import { choicesField } from './choice-fields.ts'
import { contactMethodField, contactTimeField, reachErrors } from './contact-method.ts'
import type { KnownFacts } from './facts.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { moveInField } from './move-in.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
} from './text-fields.ts'
import { isDuringHours, visitDateError } from './visit-rules.ts'
import { VISIT_LABELS, type Visit, visitsField } from './visits-field.ts'

/** /property and /baibai/property: one screen, confirmed in a modal. */
export const propertyForm = defineForm({
  name: 'property',
  inquiryType: 'bukken',
  fields: {
    bukken_no: bukkenField({ label: 'お問い合わせ物件', required: true }),
    purposes: choicesField('checkboxes', {
      label: 'お問い合わせ内容',
      required: true,
      choices: [
        { value: 'availability', label: '空き状況を知りたい' },
        { value: 'visit', label: '実際に内見したい' },
        { value: 'cost', label: '初期費用・諸費用を知りたい' },
        { value: 'photo', label: 'もっと写真が見たい' },
        { value: 'similar', label: '似た物件も紹介してほしい' },
        { value: 'loan', label: '住宅ローンを相談したい', site: 'baibai' },
        { value: 'other', label: 'その他' },
      ],
    }),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ' }),
    email: emailField({ label: 'メールアドレス' }),
    tel: telField({ label: '電話番号' }),
    contact_method: contactMethodField(),
    contact_time: contactTimeField(),
    visit_dates: visitsField('内見希望日時（第1・第2希望）'),
    move_in: moveInField({ label: '入居・引渡し希望時期' }),
    body: bodyField({ label: 'ご質問・ご要望' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  unasked: ({ purposes }) => (purposes.includes('visit') ? [] : ['visit_dates']),
  check: (values, facts) => ({
    ...reachErrors(values),
    ...visitErrors(values.visit_dates, facts),
  }),
})

type VisitErrors = { [part: `visit_dates.${string}`]: string | undefined }

/** A visit must be possible at the shops of all listings. */
function visitErrors(visits: readonly Visit[], { now, shops = [] }: KnownFacts): VisitErrors {
  const errors: VisitErrors = {}
  visits.forEach((visit, index) => {
    const { date, time } = VISIT_LABELS[index] ?? VISIT_LABELS[0]
    const dateError =
      visit.date === ''
        ? message('required_select', { label: date })
        : visitDateError(date, visit.date, shops, now)
    errors[`visit_dates.${index}.date`] = dateError
    if (visit.time === '') {
      errors[`visit_dates.${index}.time`] = message('required_select', { label: time })
    } else if (!dateError && !isDuringHours(visit, shops, now)) {
      errors[`visit_dates.${index}.time`] = message('time_closed')
    }
  })
  const [first, second] = visits
  if (first && second && first.date === second.date && first.time === second.time) {
    errors['visit_dates.1.date'] ??= message('date_duplicate')
  }
  return errors
}
