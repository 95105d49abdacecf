import { describe, expect, test } from '@jest/globals'
import type { VisitShop } from './facts.ts'
import { toInquiry } from './inquiry.ts'
import { propertyForm } from './property.ts'
import { readFormData, validateForm, validateInquiry } from './validate.ts'

const kurume: VisitShop = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  tel: '0942-00-0001',
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1, 2, 3],
  holidays: [{ from: '12-29', to: '01-04', label: '年末年始休業' }],
  reserveSlotMinutes: 60,
}
const aikawa = { ...kurume, tenpoNo: '004', tenpoName: '久留米合川店', teikyuWeek: [2] }
/** A Saturday. */
const now = '2026-11-21T10:00:00+09:00'

const filled = {
  bukken_no: ['1000000001'],
  purposes: ['availability'],
  name: '筑紫 太郎',
  email: 'taro@example.jp',
  contact_method: 'email',
  agree_privacy: 'on',
}
const errorsOf = (changes: object, shops = [kurume]) =>
  validateForm(propertyForm, { ...filled, ...changes }, { now, shops }).errors

describe('the enquiry about listings', () => {
  test('takes one to ten of them', () => {
    const ten = Array.from({ length: 10 }, (_, index) => String(1_000_000_001 + index))
    expect(errorsOf({ bukken_no: ten })).toEqual({})
    expect(errorsOf({ bukken_no: [...ten, '1000000011'] })).toEqual({
      bukken_no: '一度にお問い合わせできる物件は10件までです。',
    })
    expect(errorsOf({ bukken_no: [] })).toEqual({
      bukken_no: 'お問い合わせ物件を選択してください。',
    })
    expect(errorsOf({ bukken_no: ['1'] })).toEqual({
      bukken_no: 'お問い合わせの物件が見つかりませんでした。物件番号をご確認ください。',
    })
  })

  test('needs a number or an address', () => {
    expect(errorsOf({ email: '' })).toEqual({
      email: '電話番号またはメールアドレスのどちらかを入力してください。',
    })
    expect(errorsOf({ email: '', tel: '090-0000-0000' })).toEqual({})
  })

  test('needs the number where a call is wanted', () => {
    const asked = { tel: '電話での連絡をご希望の場合は、電話番号を入力してください。' }
    expect(errorsOf({ contact_method: 'tel' })).toEqual(asked)
    expect(errorsOf({ contact_method: 'tel', email: '' })).toEqual(asked)
    expect(errorsOf({ contact_method: 'tel', tel: '０９０ー００００ー００００' })).toEqual({})
  })

  test('needs to know what is wanted', () => {
    expect(errorsOf({ purposes: [], contact_method: '' })).toEqual({
      purposes: 'お問い合わせ内容を選択してください。',
      contact_method: 'ご希望の連絡方法を選択してください。',
    })
  })
})

describe('the wish to see it', () => {
  const visit = (...visit_dates: object[]) =>
    errorsOf({ purposes: ['visit'], visit_dates }, [kurume, aikawa])
  const saturday = { date: '2026-11-28', time: '10:00' }

  test('may stay without a date', () => {
    expect(visit()).toEqual({})
    expect(visit({ date: '', time: '' })).toEqual({})
  })

  test('takes two dates on which everybody is there', () => {
    expect(visit(saturday, { date: '2026年11月29日', time: '１７：３０' })).toEqual({})
  })

  test('asks for the other half of a date', () => {
    expect(visit({ date: '2026-11-28' }, { time: '10:00' })).toEqual({
      'visit_dates.0.time': '第1希望時間を選択してください。',
      'visit_dates.1.date': '第2希望日を選択してください。',
    })
  })

  test.each([
    ['2026-11-20', '第1希望日は本日以降の日付を選択してください。'],
    ['2027-01-21', '第1希望日は60日以内の日付を選択してください。'],
    ['2026-02-30', '第1希望日は正しい日付を選択してください。'],
    ['2026-11-25', '選択した日は久留米本店の定休日です。別の日を選択してください。'],
    ['2026-11-24', '選択した日は久留米合川店の定休日です。別の日を選択してください。'],
    ['2026-12-30', '選択した日は久留米本店の定休日です。別の日を選択してください。'],
  ])('%s: %s', (date, message) => {
    expect(visit({ date, time: '10:00' })).toEqual({ 'visit_dates.0.date': message })
  })

  test.each(['09:00', '17:31', '23:00', '午後'])('nobody shows it at %s', (time) => {
    const closed = '選択した時間は営業時間外です。別の時間を選択してください。'
    expect(visit({ ...saturday, time })).toEqual({ 'visit_dates.0.time': closed })
  })

  test('cannot lie in an hour that is over', () => {
    const closed = '選択した時間は営業時間外です。別の時間を選択してください。'
    expect(visit({ date: '2026-11-21', time: '10:00' })).toEqual({ 'visit_dates.0.time': closed })
    expect(visit({ date: '2026-11-21', time: '10:01' })).toEqual({})
  })

  test('cannot name the same time twice', () => {
    expect(visit(saturday, saturday)).toEqual({
      'visit_dates.1.date': '第1希望と第2希望に同じ日時は選択できません。',
    })
  })

  test('is heard only when the visitor wants to see it', () => {
    const { values, errors } = validateForm(
      propertyForm,
      { ...filled, visit_dates: [{ date: '2020-01-01', time: '' }] },
      { now },
    )
    expect(errors).toEqual({})
    expect(toInquiry(propertyForm, values, { siteType: 'chintai' }).details).toEqual({
      purposes: ['availability'],
    })
  })

  test('leaves opening hours to the API where the page does not know the shop', () => {
    expect(
      errorsOf({ purposes: ['visit'], visit_dates: [{ ...saturday, time: '22:00' }] }, []),
    ).toEqual({})
  })

  test('is read from a plain form and sent as a list', () => {
    const data = new FormData()
    for (const [name, value] of Object.entries(filled)) data.set(name, String(value))
    data.append('bukken_no', '1000000002')
    data.set('purposes', 'visit')
    data.set('visit_dates.1.date', saturday.date)
    data.set('visit_dates.1.time', saturday.time)
    const facts = { now, shops: [kurume] }
    const { values, errors } = validateForm(propertyForm, readFormData(propertyForm, data), facts)
    expect(errors).toEqual({})
    const body = toInquiry(propertyForm, values, { siteType: 'baibai' })
    expect(body).toMatchObject({
      inquiryType: 'bukken',
      form: 'property',
      bukkenNo: ['1000000001', '1000000002'],
      contactMethod: 'email',
      details: { purposes: ['visit'], visit_dates: [saturday] },
    })
    const { purposes: _, ...common } = filled
    const wire = { ...common, bukken_no: body.bukkenNo, details: body.details }
    expect(validateInquiry(propertyForm, wire, facts)).toEqual({ values, errors: {} })
  })
})
