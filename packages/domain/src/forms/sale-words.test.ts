import { expect, test } from '@jest/globals'
import { contactForm } from './contact.ts'
import { propertyForm } from './property.ts'
import { inWordsOf } from './sale-words.ts'

const labels = (form: typeof propertyForm) =>
  form.fields.purposes.choices?.map(({ label }) => label)

test('whoever buys is asked in the words of a purchase', () => {
  const form = inWordsOf('baibai', propertyForm)
  expect(labels(form)).toEqual([
    '資料と販売状況を知りたい',
    '現地を見学したい',
    '諸費用を知りたい',
    '住宅ローンを相談したい',
    'もっと写真が見たい',
    '似た物件も紹介してほしい',
    'その他',
  ])
  expect(form.fields.visit_dates.label).toBe('見学希望日時（第1・第2希望）')
  expect(form.fields.move_in.label).toBe('引渡し希望時期')
})

test('whoever rents is asked as before', () => {
  expect(inWordsOf('chintai', propertyForm)).toBe(propertyForm)
})

test('on the sales site a purchase is the first kind of enquiry', () => {
  const { category } = inWordsOf('baibai', contactForm).fields
  expect(category.choices?.map(({ value }) => value)).toEqual([
    'buy',
    'sell',
    'rent',
    'owner',
    'resident',
    'recruit',
    'other',
  ])
})
