import { expect, jest, test } from '@jest/globals'
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
