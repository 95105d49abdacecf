import { privacyField } from './checkbox-fields.ts'
import { choiceField, choicesField, rangeError } from './choice-fields.ts'
import { baibaiTypeChoices, cityChoices, kakakuChoices } from './code-choices.ts'
import { defineForm } from './form.ts'
import { emailField, honeypotField, nameField } from './text-fields.ts'

/** /baibai/mail-magazine: one screen; a mail confirms it (double opt-in). */
export const mailMagazineForm = defineForm({
  name: 'mail-magazine',
  inquiryType: 'mailmagazine',
  fields: {
    mode: choiceField('radio', {
      label: '手続き',
      required: true,
      choices: [
        { value: 'subscribe', label: '登録' },
        { value: 'unsubscribe', label: '解除' },
      ],
    }),
    email: emailField({ label: 'メールアドレス', required: true }),
    name: nameField({ label: 'お名前' }),
    bukken_type: choicesField('checkboxes', {
      label: '配信を希望する物件種別',
      required: true,
      choices: baibaiTypeChoices(),
    }),
    city_code: choicesField('multi', {
      label: 'ご希望のエリア',
      max: 10,
      choices: cityChoices(),
    }),
    kakaku_min: choiceField('select', { label: '価格（下限）', choices: kakakuChoices() }),
    kakaku_max: choiceField('select', { label: '価格（上限）', choices: kakakuChoices() }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  unasked: ({ mode }) =>
    mode === 'unsubscribe' ? ['name', 'bukken_type', 'city_code', 'kakaku_min', 'kakaku_max'] : [],
  check: ({ kakaku_min, kakaku_max }) => ({
    kakaku_min: rangeError('価格', kakaku_min, kakaku_max),
  }),
})
