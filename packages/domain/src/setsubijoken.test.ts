import { expect, test } from '@jest/globals'
import { setsubiGroups, setsubiLabel } from './setsubijoken.ts'

test('offers solar power to buyers and not to tenants', () => {
  const labels = (site: 'chintai' | 'baibai') =>
    setsubiGroups(site).flatMap((group) => group.items.map((item) => item.label))
  expect(labels('baibai')).toContain('太陽光発電')
  expect(labels('chintai')).not.toContain('太陽光発電')
})

test('keeps the eight groups in their order', () => {
  expect(setsubiGroups('chintai').map((group) => group.label)).toEqual([
    'バス・トイレ',
    'キッチン',
    '室内・冷暖房',
    '収納',
    'セキュリティ',
    'インターネット・放送',
    '共用・建物',
    '入居・取引条件',
  ])
})

test('names a facility by its code', () => {
  expect(setsubiLabel(801)).toBe('ペット相談可')
  expect(setsubiLabel(899)).toBe('')
})
