import { expect, test } from '@jest/globals'
import forms from '../master/forms.json' with { type: 'json' }
import { type MessageKey, message } from './messages.ts'

test.each(Object.entries(forms.messages))('%s is said word for word', (key, text) => {
  expect(message(key as MessageKey)).toBe(text)
})

test('names the field and the limit', () => {
  expect(message('required_text', { label: 'お名前' })).toBe('お名前を入力してください。')
  expect(message('max', { label: 'お名前', max: 50 })).toBe(
    'お名前は50文字以内で入力してください。',
  )
  expect(message('summary', { count: 2 })).toBe(
    '入力内容に誤りがあります。赤字の項目をご確認ください。（2件）',
  )
})

test('a label is not read as a template', () => {
  expect(message('required_text', { label: '{max}$&' })).toBe('{max}$&を入力してください。')
})
