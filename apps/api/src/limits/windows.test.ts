import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { secondsLeft, windowAt } from './windows.ts'

const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const seconds = fc.constantFrom(60, 600, 86_400)

test('nobody ever waits longer than a window, and then it is another one', () => {
  fc.assert(
    fc.property(moment, seconds, (now, length) => {
      const left = secondsLeft(now, length)
      const then = new Date(now.getTime() + left * 1000)
      return left > 0 && left <= length && windowAt(then, length) === windowAt(now, length) + 1
    }),
  )
})

test('a clock that steps by a window or more counts anew, in either direction', () => {
  const step = fc.integer({ min: 1, max: 400 * 86_400 })
  fc.assert(
    fc.property(moment, seconds, step, fc.boolean(), (now, length, by, back) => {
      const ms = (length + by) * 1000 * (back ? -1 : 1)
      return windowAt(new Date(now.getTime() + ms), length) !== windowAt(now, length)
    }),
  )
})

test('ten minutes begin at full tens', () => {
  expect(secondsLeft(new Date('2026-11-21T15:00:00+09:00'), 600)).toBe(600)
  expect(secondsLeft(new Date('2026-11-21T15:09:59.5+09:00'), 600)).toBe(1)
})
