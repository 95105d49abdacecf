import { checkboxField, privacyField } from './checkbox-fields.ts'
import { choicesField, idField } from './choice-fields.ts'
import { madoriChoices } from './code-choices.ts'
import { contactMethodField, reachErrors } from './contact-method.ts'
import { defineForm } from './form.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
} from './text-fields.ts'

/** /property-building: one screen; for a full building it is the waiting list. */
export const propertyBuildingForm = defineForm({
  name: 'property-building',
  inquiryType: 'bukken',
  fields: {
    tm_no: idField('hidden', { label: 'お問い合わせ建物', required: true, pattern: /^\d{8}$/ }),
    wish_madori: choicesField('checkboxes', {
      label: 'ご希望の間取り',
      choices: madoriChoices(),
    }),
    notify_vacancy: checkboxField('空室が出たら連絡を希望する'),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ' }),
    email: emailField({ label: 'メールアドレス' }),
    tel: telField({ label: '電話番号' }),
    contact_method: contactMethodField(),
    body: bodyField({ label: 'ご質問・ご要望' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  check: reachErrors,
})
