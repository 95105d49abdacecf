import { expect, jest, test } from '@jest/globals'
import { extraWithin } from './extra.ts'
import { late } from './late.ts'

/** What React.lazy keeps inside: calling it starts the download. */
const load = (component: ReturnType<typeof late>) => {
  const { _payload, _init } = component as unknown as {
    _payload: unknown
    _init: (payload: unknown) => unknown
  }
  try {
    return _init(_payload)
  } catch (thrown) {
    return thrown
  }
}

test('a part whose code cannot be had is asked for again until it can', async () => {
  jest.useFakeTimers()
  const Part = () => null
  const download = jest.fn<() => Promise<typeof Part>>()
  download.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part)
  const component = late(download)
  load(component)
  await jest.advanceTimersByTimeAsync(2000)
  expect(download).toHaveBeenCalledTimes(2)
  expect(load(component)).toBe(Part)
  jest.useRealTimers()
})

test('an extra that is late or fails is left out, and the page is told', async () => {
  const onMiss = jest.fn()
  const extra = extraWithin(10, onMiss)
  await expect(extra(Promise.resolve('here'))).resolves.toBe('here')
  expect(onMiss).not.toHaveBeenCalled()
  await expect(extra(Promise.reject(new Error('down')))).resolves.toBeNull()
  await expect(extra(new Promise(() => {}))).resolves.toBeNull()
  expect(onMiss).toHaveBeenCalledTimes(2)
})
