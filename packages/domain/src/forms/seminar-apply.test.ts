import { describe, expect, test } from '@jest/globals'
import type { SeminarDate } from './facts.ts'
import { seminarApplyForm } from './seminar-apply.ts'
import { validateForm } from './validate.ts'

const now = '2026-11-21T10:00:00+09:00'
const first: SeminarDate = {
  sessionNo: 1,
  capacity: 20,
  appliedCount: 18,
  applyDeadline: '2026-11-30T18:00:00+09:00',
}
const second = { ...first, sessionNo: 2, appliedCount: 0 }
const past = { applyDeadline: '2026-11-21T09:59:59+09:00' }

const filled = {
  content_id: 345,
  session_no: 1,
  attend_type: 'venue',
  ninzu: 2,
  name: '筑紫 太郎',
  name_kana: 'チクシ タロウ',
  email: 'taro@example.jp',
  tel: '0920000001',
  zip: '〒８３０－００００',
  agree_privacy: true,
}
const errorsOf = (sessions: SeminarDate[] | undefined, changes: object = {}) =>
  validateForm(seminarApplyForm, { ...filled, ...changes }, { now, sessions }).errors

const CLOSED = 'このセミナーの申込受付は終了しました。'
const FULL = '申し訳ございません。このセミナーは満席のため受付を終了しました。'

describe('an application for a seminar', () => {
  test('takes the last seats', () => {
    expect(errorsOf([first])).toEqual({})
  })

  test('needs a seat for everybody', () => {
    expect(errorsOf([first], { ninzu: 3 })).toEqual({ session_no: FULL })
    expect(errorsOf([first, second], { ninzu: 3, session_no: '2' })).toEqual({})
  })

  test('comes before the deadline', () => {
    expect(errorsOf([{ ...first, ...past }, second])).toEqual({ session_no: CLOSED })
  })

  test('is for one of the dates', () => {
    expect(errorsOf([first], { session_no: '9' })).toEqual({
      session_no: 'ご希望の日程の選択肢が正しくありません。',
    })
  })

  test('is refused as a whole when no date is open', () => {
    expect(errorsOf([{ ...first, ...past }])).toEqual({ content_id: CLOSED })
    expect(errorsOf([{ ...first, appliedCount: 20 }])).toEqual({ content_id: FULL })
    expect(errorsOf([])).toEqual({ content_id: CLOSED })
  })

  test('is left to the API where the page does not know the dates', () => {
    expect(errorsOf(undefined)).toEqual({})
  })

  test('is for one to four people', () => {
    expect(errorsOf([second], { session_no: '2', ninzu: '5' })).toEqual({
      ninzu: '参加人数は1〜4の範囲で入力してください。',
    })
  })

  test('keeps the postal code as seven digits', () => {
    expect(validateForm(seminarApplyForm, filled).values.zip).toBe('8300000')
  })
})
