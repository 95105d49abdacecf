import { expect, test } from '@jest/globals'
import { SALE_KINDS } from '../search-url/said/labels.ts'
import { toInquiry } from './inquiry.ts'
import { mailMagazineForm } from './mail-magazine.ts'
import { validateForm } from './validate.ts'

const filled = {
  mode: 'subscribe',
  email: 'taro@example.jp',
  bukken_type: 'hanbai_mansion',
  agree_privacy: 'on',
}
const validate = (changes: object) => validateForm(mailMagazineForm, { ...filled, ...changes })

test('subscribing needs a kind of listing', () => {
  expect(validate({}).errors).toEqual({})
  expect(validate({ bukken_type: [] }).errors).toEqual({
    bukken_type: '配信を希望する物件種別を選択してください。',
  })
})

test('kinds have the names of headings and menus', () => {
  const { choices } = mailMagazineForm.fields.bukken_type
  for (const { code, label } of SALE_KINDS) expect(choices).toContainEqual({ value: code, label })
})

test('a range of prices goes up', () => {
  expect(validate({ kakaku_min: '30000000', kakaku_max: '20000000' }).errors).toEqual({
    kakaku_min: '価格の下限は上限以下にしてください。',
  })
  expect(validate({ kakaku_min: '30000000' }).errors).toEqual({})
})

test('takes ten cities', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => String(40_131 + index))
  expect(validate({ city_code: eleven }).errors).toEqual({
    city_code: 'ご希望のエリアは10件まで選択できます。',
  })
})

test('leaving needs the address only and sends nothing else', () => {
  const { values, errors } = validate({
    mode: 'unsubscribe',
    name: '筑紫 太郎',
    bukken_type: [],
    kakaku_min: '1',
  })
  expect(errors).toEqual({})
  expect(toInquiry(mailMagazineForm, values, { siteType: 'baibai' })).toEqual({
    inquiryType: 'mailmagazine',
    form: 'mail-magazine',
    siteType: 'baibai',
    email: 'taro@example.jp',
    agreePrivacy: true,
    website: '',
    details: { mode: 'unsubscribe' },
  })
})
