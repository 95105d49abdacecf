import { expect, test } from '@jest/globals'
import { warningsOf } from './warning-texts.ts'

const none = {
  isSaikenchikuFuka: false,
  isChoseiKuiki: false,
  isFuruya: false,
  isSetback: null,
  setbackMen: null,
}

test('an ordinary plot carries no warning', () => {
  expect(warningsOf(none)).toEqual([])
})

test('warns in the fixed words of what cannot be built', () => {
  expect(warningsOf({ ...none, isSaikenchikuFuka: true, isChoseiKuiki: true })).toEqual([
    'この土地は建築基準法上の道路に2m以上接していないため、再建築はできません。',
    '市街化調整区域のため、宅地の造成および建物の建築はできません。',
  ])
})

test('says how much land the road will take', () => {
  expect(warningsOf({ ...none, isSetback: true, setbackMen: 8.5 })).toEqual([
    'セットバック要（約8.5㎡）',
  ])
  expect(warningsOf({ ...none, isSetback: true })).toEqual(['セットバック要'])
})

test('names an old house that still stands on the plot', () => {
  expect(warningsOf({ ...none, isFuruya: true })).toEqual(['現況：古家あり'])
})
