import { expect, test } from '@jest/globals'
import { answersOf } from './answers.ts'
import { propertyForm } from './property.ts'
import { sateiForm } from './satei.ts'
import { validateForm } from './validate.ts'

test('says what was asked in the words of the form', () => {
  const { values } = validateForm(propertyForm, {
    bukken_no: ['1000000001', '1000000002'],
    purposes: ['visit', 'cost'],
    name: '筑紫　太郎',
    contact_method: 'line',
    visit_dates: [
      { date: '2026-11-28', time: '10:30' },
      { date: '2026-11-29', time: '11:30' },
    ],
    agree_privacy: 'on',
    website: '',
  })
  const words = { bukken_no: (no: string) => (no === '1000000001' ? 'ガーデン東町 203' : no) }
  expect(answersOf(propertyForm, values, words).map(({ label, text }) => [label, text])).toEqual([
    ['お問い合わせ物件', 'ガーデン東町 203、1000000002'],
    ['お問い合わせ内容', '実際に内見したい、初期費用・諸費用を知りたい'],
    ['お名前', '筑紫 太郎'],
    ['ご希望の連絡方法', 'どちらでも'],
    [
      '内見希望日時（第1・第2希望）',
      '第1希望 2026年11月28日（土） 10:30\n第2希望 2026年11月29日（日） 11:30',
    ],
    ['個人情報の取り扱いへの同意', 'はい'],
  ])
})

test('says a year that stands alone', () => {
  const { values } = validateForm(sateiForm, { chiku_ym: '平成17年' })
  expect(answersOf(sateiForm, values).map(({ text }) => text)).toEqual(['2005年'])
})

test('says numbers with their unit, months and cities', () => {
  const { values } = validateForm(sateiForm, {
    zip: '830-0032',
    city_code: '40203',
    tochi_men: '１６５．２９',
    chiku_ym: '2008-03',
    loan_zandaka: 1200,
    website: 'spam',
  })
  expect(answersOf(sateiForm, values).map(({ label, text }) => [label, text])).toEqual([
    ['郵便番号', '〒830-0032'],
    ['市区町村', '久留米市'],
    ['土地面積', '165.29㎡'],
    ['築年月', '2008年3月'],
    ['ローン残債', '1,200万円'],
  ])
})
