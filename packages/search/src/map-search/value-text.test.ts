import { expect, test } from '@jest/globals'
import type { FilterGroup } from '../filter/filter.ts'
import { valueGroups, valueText } from './value-text.ts'

const steps = ['5', '9'].map((value) => ({ value, label: `${value}万円` }))
const limit = (value: string) => ({ name: 'rent', label: '賃料', empty: '', steps, value })
const rent = (low: string, high: string): FilterGroup => ({
  kind: 'range',
  legend: '賃料',
  low: limit(low),
  high: limit(high),
})
const madori = (...checked: string[]): FilterGroup => ({
  kind: 'chips',
  pick: 'many',
  legend: '間取り',
  options: ['1K', '1DK', '1LDK', '2LDK'].map((label) => ({
    ...{ name: 'madori[]', value: label, label, checked: checked.includes(label) },
  })),
})
const age: FilterGroup = { kind: 'select', legend: '築年数', select: limit('5') }
const said = (group: FilterGroup) => valueGroups([group]).map(valueText)

test('a chip says what is asked for', () => {
  expect(said(rent('', '9'))).toEqual(['〜9万円'])
  expect(said(rent('5', ''))).toEqual(['5万円〜'])
  expect(said(rent('5', '9'))).toEqual(['5万円〜9万円'])
  expect(said(rent('', ''))).toEqual([''])
  expect(said(age)).toEqual(['5万円'])
  expect(said(madori('1LDK', '2LDK'))).toEqual(['1LDK・2LDK'])
  expect(said(madori('1K', '1DK', '1LDK', '2LDK'))).toEqual(['1K・1DKほか2'])
})

test('lists that are long have none', () => {
  const kinds: FilterGroup = { kind: 'checks', legend: '物件種別', options: [] }
  expect(valueGroups([kinds, rent('', ''), madori()]).map(({ legend }) => legend)).toEqual([
    '賃料',
    '間取り',
  ])
})
