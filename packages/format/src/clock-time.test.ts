import { expect, test } from '@jest/globals'
import { clockTime, openingTimes } from './clock-time.ts'

test('no zero stands before the hour', () => {
  expect([clockTime('09:30'), clockTime('10:00'), clockTime('00:05')]).toEqual([
    '9:30',
    '10:00',
    '0:05',
  ])
  expect(openingTimes({ eigyoStart: '09:30', eigyoEnd: '18:30' })).toBe('9:30〜18:30')
})
