import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createLoading } from './loading.ts'

let loading: ReturnType<typeof createLoading>
beforeEach(() => {
  jest.useFakeTimers()
  loading = createLoading()
})
afterEach(() => {
  jest.useRealTimers()
})

test('shows nothing for a page that comes within 200 ms', () => {
  const seen: boolean[] = []
  loading.subscribe(({ visible }) => seen.push(visible))
  loading.start()
  expect(loading.state().status).toBe('loading')
  jest.advanceTimersByTime(199)
  loading.finish()
  expect(loading.state().status).toBe('finished')
  jest.advanceTimersByTime(10_000)
  expect(loading.state().status).toBe('idle')
  expect(seen).not.toContain(true)
})

test('moves every 100 ms towards the end that it would reach after 5 s', () => {
  loading.start()
  jest.advanceTimersByTime(200)
  expect(loading.state()).toMatchObject({ visible: true, progress: 0 })
  const steps: number[] = []
  const stop = loading.subscribe(({ progress }) => steps.push(progress))
  jest.advanceTimersByTime(2500)
  stop()
  expect(steps).toHaveLength(25)
  expect(steps.at(-1)).toBe(0.5)
  jest.advanceTimersByTime(60_000)
  expect(loading.state().progress).toBe(0.95)
})

test('is gone 500 ms after the page has come', () => {
  loading.start()
  jest.advanceTimersByTime(300)
  loading.finish()
  expect(loading.state()).toMatchObject({ status: 'finished', visible: true, progress: 1 })
  jest.advanceTimersByTime(499)
  expect(loading.state().visible).toBe(true)
  jest.advanceTimersByTime(1)
  expect(loading.state()).toMatchObject({ status: 'idle', visible: false, progress: 0 })
})

test('shows a failure even when it came at once', () => {
  loading.start()
  loading.fail()
  loading.finish()
  expect(loading.state()).toMatchObject({ status: 'failed', visible: true })
})

test('shows a request that fails while nothing is loaded', () => {
  loading.fail()
  expect(loading.state()).toMatchObject({ status: 'failed', visible: true })
  jest.advanceTimersByTime(500)
  expect(loading.state().status).toBe('idle')
})

test('a new page begins anew while the last one is still fading', () => {
  loading.fail()
  jest.advanceTimersByTime(400)
  loading.start()
  jest.advanceTimersByTime(150)
  expect(loading.state()).toMatchObject({ status: 'loading', visible: false })
  jest.advanceTimersByTime(50)
  expect(loading.state().visible).toBe(true)
})

test('knows whether the browser is online, whatever is being loaded', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loading.watchConnection()
  loading.start()
  jest.advanceTimersByTime(1000)
  loading.finish()
  jest.advanceTimersByTime(1000)
  expect(loading.state()).toMatchObject({ status: 'idle', online: false })
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(loading.state().online).toBe(true)
  onLine.mockRestore()
})
