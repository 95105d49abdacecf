import { expect, jest, test } from '@jest/globals'
import { type RentRow, rentRows } from '../testing/rent-rows.ts'
import { Search } from './search.ts'

/** A source whose reads of single rows end when they are told to. */
function sourceOf(stored: Map<string, RentRow>) {
  const reads: { ids: readonly string[]; end: () => void }[] = []
  async function* load(ids?: readonly string[]) {
    if (ids) {
      const { promise, resolve } = Promise.withResolvers<void>()
      reads.push({ ids, end: resolve })
      await promise
    }
    yield [...stored.values()].filter(({ id }) => !ids || ids.includes(id))
  }
  return { reads, load }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('changes that come while others are read are read together, and none too early', async () => {
  const stored = new Map([['1', { id: '1', rent: 5 }]])
  const source = sourceOf(stored)
  const search = new Search(rentRows, source, () => '2026-11-27')
  const finder = await search.finder()
  const heard: (readonly string[] | undefined)[] = []
  search.onChange((ids) => heard.push(ids))

  stored.set('2', { id: '2', rent: 4 })
  const first = search.changed(['2'])
  await turn()
  stored.set('2', { id: '2', rent: 9 })
  stored.delete('1')
  const later = [search.changed(['2']), search.changed(['1', '2'])]
  expect(source.reads.map(({ ids }) => ids)).toEqual([['2']])
  source.reads[0]?.end()
  await first
  await turn()
  expect(source.reads.map(({ ids }) => ids)).toEqual([['2'], ['2', '1']])
  source.reads[1]?.end()
  await Promise.all(later)
  expect(heard).toEqual([['2'], ['2', '1']])
  expect(finder.shows('1')).toBe(false)
  expect(finder.shows('2')).toBe(true)
  expect(finder.table.numbers('rent')[finder.table.slot('2') ?? 0]).toBe(9)
})

test('a read that fails is told to those who wait for it, to nobody after them, and tried again', async () => {
  const stored: RentRow[] = [{ id: '1', rent: 5 }]
  let isAway = true
  const source = {
    async *load(ids?: readonly string[]) {
      if (isAway && ids?.includes('2')) throw new Error('the database is away')
      yield stored.filter(({ id }) => !ids || ids.includes(id))
    },
  }
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const search = new Search(rentRows, source, () => '2026-11-27')
  const finder = await search.finder()
  stored.push({ id: '2', rent: 4 })
  await expect(search.changed(['2'])).rejects.toThrow('away')
  await expect(search.changed(['1'])).resolves.toBeUndefined()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(finder.shows('2')).toBe(false)
  isAway = false
  await jest.advanceTimersByTimeAsync(10_000)
  expect(finder.shows('2')).toBe(true)
  jest.useRealTimers()
})

test('at midnight yesterday’s index answers without the offers that have ended', async () => {
  const stored: RentRow[] = [
    { id: 'ends', rent: 5, lastDay: '2026-11-27' },
    { id: 'stays', rent: 6, lastDay: '2026-12-05' },
  ]
  const read = Promise.withResolvers<void>()
  let today = '2026-11-27'
  let reads = 0
  const source = {
    async *load() {
      reads += 1
      if (reads > 1) await read.promise
      yield stored
    },
  }
  const search = new Search(rentRows, source, () => today)
  const page = async () => (await search.finder()).page({ page: 1, limit: 20, order: 'cheap' }).ids
  expect(await page()).toEqual(['ends', 'stays'])
  today = '2026-11-28'
  expect(await page()).toEqual(['stays'])
  expect((await search.finder()).table.today).toBe('2026-11-27')
  read.resolve()
  await turn()
  expect((await search.finder()).table.today).toBe('2026-11-28')
  expect(await page()).toEqual(['stays'])
  expect(reads).toBe(2)
})
