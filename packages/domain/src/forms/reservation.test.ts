import { describe, expect, test } from '@jest/globals'
import type { Facts, VisitShop } from './facts.ts'
import { toInquiry } from './inquiry.ts'
import { reservationForm } from './reservation.ts'
import { validateForm } from './validate.ts'
import { bookableSlots, lastBookableDay } from './visit-rules.ts'

const shop: VisitShop = {
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
const facts: Facts = {
  /** A Saturday. */
  now: '2026-11-21T10:00:00+09:00',
  shops: [shop, { ...shop, tenpoNo: '002', tenpoName: 'JR久留米駅前店' }],
  fullSlots: [{ tenpoNo: '001', date: '2026-11-28', time: '13:30' }],
  staffs: [
    { syainNo: '100001', tenpoNo: '001' },
    { syainNo: '100002', tenpoNo: '002' },
  ],
}
const filled = {
  tenpo_no: '001',
  method: 'visit',
  date1: '2026-11-28',
  time1: '10:30',
  ninzu: '２',
  name: '筑紫 太郎',
  name_kana: 'ちくし たろう',
  email: 'taro@example.jp',
  tel: '090-0000-0000',
  agree_privacy: 'on',
}
const errorsOf = (changes: object, known: Facts = facts) =>
  validateForm(reservationForm, { ...filled, ...changes }, known).errors

test('a reservation goes to its shop with dates and people', () => {
  const { values, errors } = validateForm(reservationForm, { ...filled, syain_no: '100001' }, facts)
  expect(errors).toEqual({})
  expect(toInquiry(reservationForm, values, { siteType: 'chintai' })).toEqual({
    inquiryType: 'tenpo',
    form: 'reservation',
    siteType: 'chintai',
    tenpoNo: '001',
    name: '筑紫 太郎',
    nameKana: 'チクシ タロウ',
    email: 'taro@example.jp',
    tel: '09000000000',
    agreePrivacy: true,
    website: '',
    details: {
      method: 'visit',
      date1: '2026-11-28',
      time1: '10:30',
      syain_no: '100001',
      ninzu: 2,
      with_children: false,
    },
  })
})

test('asks for everything that is missing', () => {
  expect(validateForm(reservationForm, { tenpo_no: '001' }, facts).errors).toEqual({
    method: 'ご来店方法を選択してください。',
    date1: '第1希望日を選択してください。',
    time1: '第1希望時間を選択してください。',
    ninzu: 'ご来店人数を入力してください。',
    name: 'お名前を入力してください。',
    name_kana: 'フリガナを入力してください。',
    email: 'メールアドレスを入力してください。',
    tel: '電話番号を入力してください。',
    agree_privacy: '個人情報の取り扱いについて同意してください。',
  })
})

describe('the shop', () => {
  const unknown = { tenpo_no: 'ご希望の店舗の選択肢が正しくありません。' }

  test('is one of those offered', () => {
    expect(errorsOf({ tenpo_no: '999' })).toEqual(unknown)
    expect(errorsOf({ tenpo_no: '' })).toEqual({ tenpo_no: 'ご希望の店舗を選択してください。' })
  })

  test('cannot be booked by whoever does not know its hours', () => {
    expect(errorsOf({}, { now: facts.now })).toEqual(unknown)
  })

  test('lends only its own staff', () => {
    expect(errorsOf({ syain_no: '100002' })).toEqual({
      syain_no: 'ご希望の担当者の選択肢が正しくありません。',
    })
    expect(errorsOf({ syain_no: '100002' }, { ...facts, staffs: undefined })).toEqual({})
  })
})

describe('the day', () => {
  test.each([
    ['2026-11-20', '第1希望日は本日以降の日付を選択してください。'],
    ['2027-01-21', '第1希望日は60日以内の日付を選択してください。'],
    ['2026-11-31', '第1希望日は正しい日付を選択してください。'],
    ['2026-11-25', '選択した日は久留米本店の定休日です。別の日を選択してください。'],
    ['2027-01-04', '選択した日は久留米本店の定休日です。別の日を選択してください。'],
  ])('%s: %s', (date1, message) => {
    expect(errorsOf({ date1 })).toEqual({ date1: message })
  })

  test.each([
    ['2026-11-21', 'today'],
    ['2027-01-20', 'the sixtieth day, a Wednesday of the busy season'],
    ['2026-11-23', 'a national holiday'],
  ])('%s can be booked: %s', (date1) => {
    expect(errorsOf({ date1 })).toEqual({})
  })

  test('is taken by telephone from two hours before closing', () => {
    const today = { date1: '2026-11-21', time1: '17:30' }
    const before = { ...facts, now: '2026-11-21T16:29:00+09:00' }
    const after = { ...facts, now: '2026-11-21T16:30:00+09:00' }
    expect(errorsOf(today, before)).toEqual({})
    expect(errorsOf(today, after)).toEqual({
      date1: '当日のご予約はお電話で承ります。0942-00-0001までご連絡ください。',
    })
    expect(errorsOf({}, after)).toEqual({})
  })
})

describe('the time', () => {
  const closed = { time1: '選択した時間は営業時間外です。別の時間を選択してください。' }

  test.each(['08:30', '10:00', '18:30'])('%s is no slot', (time1) => {
    expect(errorsOf({ time1 })).toEqual(closed)
  })

  test('of today has not passed', () => {
    expect(errorsOf({ date1: '2026-11-21', time1: '09:30' })).toEqual(closed)
    expect(errorsOf({ date1: '2026-11-21', time1: '10:30' })).toEqual({})
  })

  test('is not full at that shop', () => {
    const full = '選択した時間は予約が埋まりました。別の時間を選択してください。'
    expect(errorsOf({ time1: '13:30' })).toEqual({ time1: full })
    expect(errorsOf({ time1: '13:30', tenpo_no: '002' })).toEqual({})
  })
})

describe('the second choice', () => {
  test('is a whole one', () => {
    expect(errorsOf({ date2: '2026-11-29' })).toEqual({
      time2: '第2希望時間を選択してください。',
    })
    expect(errorsOf({ time2: '10:30' })).toEqual({ date2: '第2希望日を選択してください。' })
    expect(errorsOf({ date2: '2026-11-28', time2: '11:30' })).toEqual({})
  })

  test('follows the same rules', () => {
    expect(errorsOf({ date2: '2026-11-25', time2: '10:30' })).toEqual({
      date2: '選択した日は久留米本店の定休日です。別の日を選択してください。',
    })
    expect(errorsOf({ date2: '2026-11-29', time2: '10:00' })).toEqual({
      time2: '選択した時間は営業時間外です。別の時間を選択してください。',
    })
  })

  test('differs from the first', () => {
    expect(errorsOf({ date2: '2026-11-28', time2: '10:30' })).toEqual({
      date2: '第1希望と第2希望に同じ日時は選択できません。',
    })
  })
})

test('the calendar offers sixty days and the slots that are left', () => {
  const now = '2026-11-21T12:30:00+09:00'
  expect(lastBookableDay(now)).toBe('2027-01-20')
  expect(bookableSlots(shop, '2026-11-21', now)).toEqual([
    ...['13:30', '14:30', '15:30', '16:30', '17:30'],
  ])
  expect(bookableSlots(shop, '2026-11-21', '2026-11-21T16:30:00+09:00')).toEqual([])
  expect(bookableSlots(shop, '2026-11-22', now)).toHaveLength(9)
  expect(bookableSlots(shop, '2026-11-25', now)).toEqual([])
  expect(bookableSlots(shop, '2027-01-21', now)).toEqual([])
})
