import { privacyField } from './checkbox-fields.ts'
import { choiceField, shopField } from './choice-fields.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import {
  bodyField,
  emailConfirmField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
} from './text-fields.ts'

/** /contact and /baibai/contact: 入力 → 確認 → 完了. */
export const contactForm = defineForm({
  name: 'contact',
  inquiryType: 'other',
  fields: {
    category: choiceField('select', {
      label: 'お問い合わせの種類',
      required: true,
      choices: [
        { value: 'rent', label: 'お部屋探し' },
        { value: 'buy', label: '購入' },
        { value: 'sell', label: '売却' },
        { value: 'owner', label: '賃貸管理' },
        { value: 'resident', label: '入居中の方' },
        { value: 'recruit', label: '採用' },
        { value: 'other', label: 'その他' },
      ],
    }),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ' }),
    email: emailField({ label: 'メールアドレス', required: true }),
    email_confirm: emailConfirmField({ label: 'メールアドレス（確認）', required: true }),
    tel: telField({ label: '電話番号' }),
    tenpo_no: shopField({ label: 'ご希望の店舗' }),
    body: bodyField({ label: 'お問い合わせ内容', required: true }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  check: ({ email, email_confirm }) =>
    email === email_confirm ? {} : { email_confirm: message('email_confirm') },
})
