import { expect, jest, test } from '@jest/globals'
import { DatabaseBusyError } from '../../db/database.ts'
import { patiently } from './patiently.ts'

const busy = new Error('Failed query', { cause: new DatabaseBusyError('Too many') })

test('work is done anew until the database has time for it', async () => {
  const work = jest.fn<() => Promise<string>>()
  work.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy.cause).mockResolvedValueOnce('done')
  expect(await patiently(work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

test('what fails for another reason fails at once', async () => {
  const work = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('No disk'))
  await expect(patiently(work)).rejects.toThrow('No disk')
  expect(work).toHaveBeenCalledTimes(1)
})
