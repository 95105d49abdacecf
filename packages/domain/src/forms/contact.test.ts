import { describe, expect, test } from '@jest/globals'
import { contactForm } from './contact.ts'
import { formByName } from './forms.ts'
import { toInquiry } from './inquiry.ts'
import { readFormData, validateForm, validateInquiry } from './validate.ts'

const filled = {
  category: 'rent',
  name: '筑紫　太郎',
  name_kana: 'ちくし たろう',
  email: 'ｔａｒｏ＠example.jp',
  email_confirm: 'taro@example.jp',
  tel: '０９０-1234-5678',
  tenpo_no: '',
  body: '2LDKを探しています。',
  agree_privacy: 'on',
  website: '',
}

describe('the contact form', () => {
  test('takes a filled form and folds what was typed', () => {
    const { values, errors } = validateForm(contactForm, filled)
    expect(errors).toEqual({})
    expect(values).toEqual({
      ...filled,
      name: '筑紫 太郎',
      name_kana: 'チクシ タロウ',
      email: 'taro@example.jp',
      tel: '09012345678',
      agree_privacy: true,
    })
  })

  test('tells every missing field at once', () => {
    expect(validateForm(contactForm, {}).errors).toEqual({
      category: 'お問い合わせの種類を選択してください。',
      name: 'お名前を入力してください。',
      email: 'メールアドレスを入力してください。',
      email_confirm: 'メールアドレス（確認）を入力してください。',
      body: 'お問い合わせ内容を入力してください。',
      agree_privacy: '個人情報の取り扱いについて同意してください。',
    })
  })

  test('tells when the second address differs, and keeps what was typed', () => {
    const { values, errors } = validateForm(contactForm, {
      ...filled,
      email_confirm: 'b@example.jp',
    })
    expect(errors).toEqual({ email_confirm: 'メールアドレスが確認用と一致しません。' })
    expect(values.email_confirm).toBe('b@example.jp')
  })

  test('refuses choices that it did not offer', () => {
    const { errors } = validateForm(contactForm, { ...filled, category: 'spam', tenpo_no: 'x' })
    expect(errors).toEqual({
      category: 'お問い合わせの種類の選択肢が正しくありません。',
      tenpo_no: 'ご希望の店舗の選択肢が正しくありません。',
    })
  })

  test('never asks anyone to change the width of what was typed', () => {
    const wide = {
      ...filled,
      name_kana: 'ﾁｸｼ ﾀﾛｳ',
      email: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ',
      email_confirm: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ',
      tel: '０９０－１２３４－５６７８',
    }
    expect(validateForm(contactForm, wide).errors).toEqual({})
  })

  test('reads its own fields from what a browser posts', () => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...filled, step: 'confirm' }))
      data.set(name, value)
    const input = readFormData(contactForm, data)
    expect(input).not.toHaveProperty('step')
    expect(validateForm(contactForm, input).errors).toEqual({})
  })
})

describe('sending it', () => {
  const { values } = validateForm(contactForm, { ...filled, tenpo_no: '001' })
  const body = toInquiry(contactForm, values, { siteType: 'chintai', formToken: 'token' })

  test('puts what all forms share at the top and the rest into details', () => {
    expect(body).toEqual({
      inquiryType: 'other',
      form: 'contact',
      siteType: 'chintai',
      name: '筑紫 太郎',
      nameKana: 'チクシ タロウ',
      email: 'taro@example.jp',
      tel: '09012345678',
      tenpoNo: '001',
      body: '2LDKを探しています。',
      agreePrivacy: true,
      website: '',
      formToken: 'token',
      details: { category: 'rent' },
    })
  })

  test('leaves out what was left empty', () => {
    const short = validateForm(contactForm, { ...filled, tel: '', name_kana: '' }).values
    expect(toInquiry(contactForm, short, { siteType: 'baibai' })).not.toHaveProperty('tel')
  })
})

describe('receiving it', () => {
  const wire = {
    inquiry_type: 'other',
    form: 'contact',
    site_type: 'chintai',
    name: '筑紫 太郎',
    email: 'taro@example.jp',
    body: '2LDKを探しています。',
    agree_privacy: true,
    website: '',
    details: { category: 'rent' },
  }
  const form = formByName('contact') ?? contactForm

  test('does not ask for the second address again', () => {
    expect(validateInquiry(form, wire).errors).toEqual({})
  })

  test('repeats every other rule', () => {
    const { errors } = validateInquiry(form, { ...wire, email: 'taro', details: {} })
    expect(errors).toEqual({
      category: 'お問い合わせの種類を選択してください。',
      email: 'メールアドレスの形式が正しくありません。（例：info@example.jp）',
    })
  })

  test('details cannot stand in for what belongs at the top', () => {
    const { name: _, ...nameless } = wire
    const { errors } = validateInquiry(form, {
      ...nameless,
      details: { category: 'rent', name: 'x' },
    })
    expect(errors).toEqual({ name: 'お名前を入力してください。' })
  })

  test('knows no form of another name', () => {
    expect(formByName('constructor')).toBeUndefined()
  })
})
