import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { stopTrying, tryLater, tryNow, waiting } from './retry.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  waiting.setState({ works: new Map() })
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('what failed is tried again after a pause, until it is settled', () => {
  const work = jest.fn()
  tryLater('home', work)
  jest.advanceTimersByTime(31_000)
  expect(work).toHaveBeenCalledTimes(2)
  stopTrying('home', work)
  jest.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('it does not wait for the pause when the line or the session is back', () => {
  const work = jest.fn()
  tryLater('home', work)
  tryNow()
  expect(work).toHaveBeenCalledTimes(1)
})

test('of two about the same the latest is tried, and only it can settle that', () => {
  const [old, latest] = [jest.fn(), jest.fn()]
  tryLater('home', old)
  tryLater('home', latest)
  stopTrying('home', old)
  tryNow()
  expect(old).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledTimes(1)
})
