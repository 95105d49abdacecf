import { bukkenField } from './bukken-field.ts'
import { checkboxField, privacyField } from './checkbox-fields.ts'
import { choiceField, idField, shopField } from './choice-fields.ts'
import { dateField, timeField } from './date-fields.ts'
import type { KnownFacts } from './facts.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { numberField } from './number-fields.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
} from './text-fields.ts'
import { bookingErrors } from './visit-rules.ts'
import { VISIT_LABELS } from './visits-field.ts'

const [FIRST, SECOND] = VISIT_LABELS

/** /reservation and /baibai/reservation: 店舗 → 日時 → お客様情報 → 確認. */
export const reservationForm = defineForm({
  name: 'reservation',
  inquiryType: 'tenpo',
  fields: {
    tenpo_no: shopField({ label: 'ご希望の店舗', required: true }),
    method: choiceField('radio', {
      label: 'ご来店方法',
      required: true,
      choices: [
        { value: 'visit', label: '店舗に来店' },
        { value: 'online', label: 'オンライン相談' },
        { value: 'onsite', label: '現地待ち合わせ' },
      ],
    }),
    date1: dateField({ label: FIRST.date, required: true }),
    time1: timeField({ label: FIRST.time, required: true }),
    date2: dateField({ label: SECOND.date }),
    time2: timeField({ label: SECOND.time }),
    syain_no: idField('select', { label: 'ご希望の担当者', pattern: /^\d{1,6}$/ }),
    bukken_no: bukkenField({ label: 'ご覧になりたい物件' }),
    ninzu: numberField({ label: 'ご来店人数', required: true, min: 1, max: 10, unit: '人' }),
    with_children: checkboxField('お子さま連れ（キッズスペース利用）'),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ', required: true }),
    email: emailField({ label: 'メールアドレス', required: true }),
    tel: telField({ label: '電話番号', required: true }),
    body: bodyField({ label: 'ご要望' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  check: ({ tenpo_no, date1, time1, date2, time2, syain_no }, facts) => {
    const shop = facts.shops?.find((offered) => offered.tenpoNo === tenpo_no)
    if (!shop) return { tenpo_no: message('one_of', { label: 'ご希望の店舗' }) }
    const first = { date: date1, time: time1 }
    const second = { date: date2, time: time2 }
    const isAgain = date1 === date2 && time1 === time2
    const one = bookingErrors(FIRST, first, shop, facts.now, facts.fullSlots)
    const two =
      date2 || time2 ? bookingErrors(SECOND, second, shop, facts.now, facts.fullSlots) : {}
    return {
      date1: one.date,
      time1: one.time,
      date2: two.date ?? (date2 && isAgain ? message('date_duplicate') : undefined),
      time2: two.time,
      syain_no: staffError(syain_no, tenpo_no, facts),
    }
  },
})

/** The chosen member of staff must work at the chosen shop. */
function staffError(syainNo: string, tenpoNo: string, { staffs }: KnownFacts) {
  const isThere = staffs?.some((staff) => staff.syainNo === syainNo && staff.tenpoNo === tenpoNo)
  return syainNo !== '' && isThere === false
    ? message('one_of', { label: 'ご希望の担当者' })
    : undefined
}
