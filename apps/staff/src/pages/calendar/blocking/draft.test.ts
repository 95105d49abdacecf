import { expect, test } from '@jest/globals'
import { draftAt, drawn, shifted } from './draft.ts'

const hours = { from: 570, to: 1110 }
const days = ['2026-11-26', '2026-11-27']
const DRAFT = { day: '2026-11-26', from: 840, to: 900 }
const press = (key: string, isLength = false, draft = DRAFT) =>
  shifted(draft, key, { isLength, hours, days })

test('a time to block is an hour from the half hour on, and ends with the day', () => {
  expect(draftAt('2026-11-26', 859, hours)).toEqual(DRAFT)
  expect(draftAt('2026-11-26', 1105, hours)).toEqual({ ...DRAFT, from: 1050, to: 1110 })
})

test('the pointer draws it half hour by half hour', () => {
  expect(drawn(DRAFT, 921, hours)).toEqual({ ...DRAFT, to: 930 })
  expect(drawn(DRAFT, 700, hours)).toEqual({ ...DRAFT, to: 870 })
  expect(drawn(DRAFT, 2000, hours)).toEqual({ ...DRAFT, to: 1110 })
})

test('arrows move it within the day and the week, with Shift they change its length', () => {
  expect(press('ArrowDown')).toEqual({ ...DRAFT, from: 870, to: 930 })
  expect(press('ArrowUp')).toEqual({ ...DRAFT, from: 810, to: 870 })
  expect(press('ArrowRight')).toEqual({ ...DRAFT, day: '2026-11-27' })
  expect(press('ArrowLeft')).toEqual(DRAFT)
  expect(press('ArrowDown', true)).toEqual({ ...DRAFT, to: 930 })
  expect(press('ArrowUp', true)).toEqual({ ...DRAFT, to: 870 })
  expect(press('ArrowUp', true, { ...DRAFT, to: 870 })).toEqual({ ...DRAFT, to: 870 })
  expect(press('Enter')).toBeUndefined()
})
