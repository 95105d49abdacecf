import { expect, test } from '@jest/globals'
import { createBreaker } from './breaker.ts'

const openBreaker = () => {
  const breaker = createBreaker({ failures: 5, pauseMs: 2000 })
  for (let time = 0; time < 5; time++) breaker.failed(time)
  return breaker
}

test('asks on after a few failures', () => {
  const breaker = createBreaker({ failures: 5, pauseMs: 2000 })
  for (let time = 0; time < 4; time++) breaker.failed(time)
  expect(breaker.allows(5)).toBe(true)
})

test('a success in between starts the count anew', () => {
  const breaker = createBreaker({ failures: 5, pauseMs: 2000 })
  for (let time = 0; time < 20; time++) {
    breaker.failed(time)
    breaker.succeeded()
  }
  expect(breaker.allows(20)).toBe(true)
})

test('asks nobody after five failures in a row, then one at a time', () => {
  const breaker = openBreaker()
  expect(breaker.allows(5)).toBe(false)
  expect(breaker.allows(2003)).toBe(false)
  expect(breaker.allows(2004)).toBe(true)
  expect(breaker.allows(2005)).toBe(false)
  breaker.failed(2100)
  expect(breaker.allows(4099)).toBe(false)
  expect(breaker.allows(4100)).toBe(true)
})

test('asks everybody again once one has had an answer', () => {
  const breaker = openBreaker()
  expect(breaker.allows(2004)).toBe(true)
  breaker.succeeded()
  expect(breaker.allows(2005)).toBe(true)
  expect(breaker.allows(2006)).toBe(true)
})
