import { afterEach, expect, jest, test } from '@jest/globals'
import { batchedCounts } from './batched-counts.ts'

type Row = { word: string; times: number }

afterEach(() => {
  jest.useRealTimers()
})

function counts(most = 10) {
  const saved: Row[][] = []
  const save = jest.fn(async (rows: Row[]) => void saved.push(rows))
  const failed = jest.fn()
  const counter = batchedCounts<Row>({ keyOf: ({ word }) => word, most, save, failed })
  return { ...counter, save, saved, failed }
}

test('what is counted is saved together, once a minute', async () => {
  jest.useFakeTimers()
  const counter = counts()
  for (const word of ['a', 'b', 'a']) counter.add({ word, times: 1 })
  await jest.advanceTimersByTimeAsync(59_000)
  expect(counter.saved).toEqual([])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(counter.saved).toEqual([
    [
      { word: 'a', times: 2 },
      { word: 'b', times: 1 },
    ],
  ])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(counter.save).toHaveBeenCalledTimes(1)
  counter.add({ word: 'c', times: 3 })
  await counter.stop()
  expect(counter.saved.at(-1)).toEqual([{ word: 'c', times: 3 }])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(counter.save).toHaveBeenCalledTimes(2)
})

test('what could not be saved is saved with the next', async () => {
  const counter = counts()
  counter.save.mockRejectedValueOnce(new Error('away'))
  counter.add({ word: 'a', times: 1 })
  await counter.write()
  expect(counter.failed).toHaveBeenCalledTimes(1)
  counter.add({ word: 'a', times: 1 })
  await counter.stop()
  expect(counter.saved).toEqual([[{ word: 'a', times: 2 }]])
})

test('only so many wait, and those that do are counted on', async () => {
  const counter = counts(1)
  for (const word of ['a', 'b', 'a']) counter.add({ word, times: 1 })
  await counter.stop()
  expect(counter.saved).toEqual([[{ word: 'a', times: 2 }]])
})
