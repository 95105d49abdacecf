import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { extraWithin } from './extra.ts'

test('an extra that is late or fails is left out, and the page is told', async () => {
  const onMiss = jest.fn()
  const extra = extraWithin(10, onMiss)
  await expect(extra(Promise.resolve('here'))).resolves.toBe('here')
  expect(onMiss).not.toHaveBeenCalled()
  const down = new Error('down')
  await expect(extra(Promise.reject(down))).resolves.toBeNull()
  expect(onMiss).toHaveBeenLastCalledWith(down)
  await expect(extra(new Promise(() => {}))).resolves.toBeNull()
  expect(onMiss).toHaveBeenCalledTimes(2)
})

test('a page that names what is not there is complete', async () => {
  const onMiss = jest.fn()
  const gone = new ApiError({ status: 404, code: 'staff.not_found', message: '' })
  await expect(extraWithin(10, onMiss)(Promise.reject(gone))).resolves.toBeNull()
  expect(onMiss).not.toHaveBeenCalled()
})
