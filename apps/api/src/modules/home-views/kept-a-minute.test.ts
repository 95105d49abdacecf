import { expect, jest, test } from '@jest/globals'
import { keptAMinute } from './kept-a-minute.ts'

const START = Date.parse('2026-11-21T15:00:00+09:00')

test('is read once a minute by key, and again after a failure', async () => {
  let moment = START
  const read = jest.fn(async (key: string) => `${key} at ${moment - START}`)
  const get = keptAMinute(() => new Date(moment), read)
  expect(await get('301')).toBe('301 at 0')
  moment += 59_999
  expect(await get('301')).toBe('301 at 0')
  expect(await get('001')).toBe('001 at 59999')
  moment += 1
  expect(await get('301')).toBe('301 at 60000')

  moment += 60_000
  read.mockRejectedValueOnce(new Error('away'))
  await expect(get('301')).rejects.toThrow('away')
  expect(await get('301')).toBe('301 at 120000')
})
