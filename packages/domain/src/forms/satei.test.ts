import { describe, expect, test } from '@jest/globals'
import { sateiForm } from './satei.ts'
import { validateForm } from './validate.ts'

const now = '2026-11-21T10:00:00+09:00'
const filled = {
  satei_bukken: 'kodate',
  satei_method: 'desk',
  city_code: '40203',
  address: '東町 00番地',
  genkyo: 'living',
  relation: 'self',
  when: 'undecided',
  name: '筑紫 太郎',
  name_kana: 'チクシ タロウ',
  email: 'taro@example.jp',
  tel: '0942-00-0001',
  contact_method: 'line',
  agree_privacy: 'on',
}
const errorsOf = (changes: object, at = now) =>
  validateForm(sateiForm, { ...filled, ...changes }, { now: at }).errors

describe('a valuation', () => {
  test('needs the name of a condominium', () => {
    expect(errorsOf({ satei_bukken: 'mansion' })).toEqual({
      mansion_name: 'マンション名を入力してください。',
    })
    expect(errorsOf({ satei_bukken: 'mansion', mansion_name: 'ガーデン東町' })).toEqual({})
    expect(errorsOf({})).toEqual({})
  })

  test('asks nobody for the rooms of a plot, and keeps no answer to that', () => {
    const answers = { room_no: '203', tatemono_men: '80', tochi_men: '165' }
    const { values } = validateForm(
      sateiForm,
      { ...filled, satei_bukken: 'tochi', ...answers },
      { now },
    )
    expect(values).toMatchObject({ room_no: '', tochi_men: 165 })
    expect(values.tatemono_men).not.toBe(80)
    const none = validateForm(sateiForm, { ...filled, satei_bukken: '', ...answers }, { now })
    expect(none.values).toMatchObject({ room_no: '203', tatemono_men: 80 })
  })

  test('is made where the agency works', () => {
    const outside = '申し訳ございません。この地域は査定の対応エリア外です。'
    expect(errorsOf({ city_code: '13101' })).toEqual({ city_code: outside })
    expect(errorsOf({ city_code: '' })).toEqual({ city_code: '市区町村を選択してください。' })
  })

  test.each([
    ['1900-01', undefined],
    ['2026-11', undefined],
    ['', undefined],
    ['1899-12', '築年月は1900年1月〜2026年11月の範囲で入力してください。'],
    ['2026-12', '築年月は1900年1月〜2026年11月の範囲で入力してください。'],
    ['2008', undefined],
    ['平成20年3月', undefined],
    ['2027', '築年月は1900年1月〜2026年11月の範囲で入力してください。'],
    ['20年くらい', '築年月は「2005年」「2005年3月」「平成17年」のように入力してください。'],
  ])('built in %s: %s', (chiku_ym, message) => {
    expect(errorsOf({ chiku_ym })).toEqual(message ? { chiku_ym: message } : {})
  })

  test('takes the month in Tokyo', () => {
    expect(errorsOf({ chiku_ym: '2026-12' }, '2026-11-30T15:00:00Z')).toEqual({})
  })

  test.each([
    ['loan_zandaka', '0', undefined],
    ['loan_zandaka', '99,999万円', undefined],
    ['loan_zandaka', '100000', 'ローン残債（万円）は0〜99999の範囲で入力してください。'],
    ['loan_zandaka', '1.5', 'ローン残債（万円）は数字で入力してください。'],
    ['tochi_men', '１６５．２９', undefined],
    ['tochi_men', '0', '土地面積（㎡）は1〜99999の範囲で入力してください。'],
    ['tatemono_men', '広い', '建物・専有面積（㎡）は数字で入力してください。'],
  ])('%s %s: %s', (name, typed, message) => {
    expect(errorsOf({ [name]: typed })).toEqual(message ? { [name]: message } : {})
  })
})
