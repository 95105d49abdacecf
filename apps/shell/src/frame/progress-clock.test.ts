import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createProgress } from './progress-clock.ts'

const bar = { show: jest.fn(), move: jest.fn(), finish: jest.fn(), hide: jest.fn() }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  jest.useRealTimers()
})

test('shows nothing for a page that comes within 200 ms', () => {
  const progress = createProgress(bar)
  progress.start()
  jest.advanceTimersByTime(199)
  progress.finish()
  jest.advanceTimersByTime(10_000)
  expect(bar.show).not.toHaveBeenCalled()
})

test('moves every 100 ms towards the end that it would reach after 5 s', () => {
  const progress = createProgress(bar)
  progress.start()
  jest.advanceTimersByTime(200)
  expect(bar.show).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(2500)
  expect(bar.move).toHaveBeenCalledTimes(25)
  expect(bar.move).toHaveBeenLastCalledWith(0.5)
  jest.advanceTimersByTime(60_000)
  expect(bar.move).toHaveBeenLastCalledWith(0.95)
})

test('is gone 500 ms after the page has come', () => {
  const progress = createProgress(bar)
  progress.start()
  jest.advanceTimersByTime(300)
  progress.finish()
  expect(bar.finish).toHaveBeenCalledWith(false)
  jest.advanceTimersByTime(499)
  expect(bar.hide).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(bar.hide).toHaveBeenCalledTimes(1)
})

test('shows a failure even when it came at once', () => {
  const progress = createProgress(bar)
  progress.start()
  progress.finish(true)
  expect(bar.show).toHaveBeenCalledTimes(1)
  expect(bar.finish).toHaveBeenCalledWith(true)
})
