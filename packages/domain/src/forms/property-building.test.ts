import { expect, test } from '@jest/globals'
import { toInquiry } from './inquiry.ts'
import { propertyBuildingForm } from './property-building.ts'
import { validateForm } from './validate.ts'

const filled = {
  tm_no: '20000001',
  wish_madori: ['150'],
  notify_vacancy: 'on',
  name: '筑紫 太郎',
  tel: '09000000000',
  contact_method: 'tel',
  agree_privacy: 'on',
}

test('asks about a building by its number', () => {
  const { values, errors } = validateForm(propertyBuildingForm, filled)
  expect(errors).toEqual({})
  expect(toInquiry(propertyBuildingForm, values, { siteType: 'chintai' })).toMatchObject({
    inquiryType: 'bukken',
    tmNo: '20000001',
    details: { wish_madori: ['150'], notify_vacancy: true },
  })
})

test('needs the building and a way to answer', () => {
  const changes = { tm_no: '', tel: '', contact_method: 'email' }
  expect(validateForm(propertyBuildingForm, { ...filled, ...changes }).errors).toEqual({
    tm_no: 'お問い合わせ建物を選択してください。',
    email: '電話番号またはメールアドレスのどちらかを入力してください。',
  })
})
