import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { everyMidnight } from './midnight.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:50:00+09:00') })
})
afterEach(() => {
  jest.useRealTimers()
})

const MINUTE = 60_000
const start = (work: () => Promise<void>) =>
  everyMidnight({ now: () => new Date(), work, failed: () => {} })

test('a new day in Japan begins with its work, once', async () => {
  const work = jest.fn(async () => {})
  const stop = start(work)
  await jest.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(work).toHaveBeenCalledTimes(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  stop()
  await jest.advanceTimersByTimeAsync(48 * 60 * MINUTE)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a day whose work failed, or that a sleeping machine missed, is made up for', async () => {
  const work = jest.fn(async () => {}).mockRejectedValueOnce(new Error('database away'))
  const stop = start(work)
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(work).toHaveBeenCalledTimes(2)
  jest.setSystemTime(new Date('2026-11-24T09:00:00+09:00'))
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(work).toHaveBeenCalledTimes(3)
  stop()
})
