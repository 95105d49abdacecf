import { expect, jest, test } from '@jest/globals'
import { extraWithin } from './extra.ts'

test('an extra that is late or fails is left out, and the page is told', async () => {
  const onMiss = jest.fn()
  const extra = extraWithin(10, onMiss)
  await expect(extra(Promise.resolve('here'))).resolves.toBe('here')
  expect(onMiss).not.toHaveBeenCalled()
  await expect(extra(Promise.reject(new Error('down')))).resolves.toBeNull()
  await expect(extra(new Promise(() => {}))).resolves.toBeNull()
  expect(onMiss).toHaveBeenCalledTimes(2)
})

test('nothing is missed on a page that the visitor has left', async () => {
  const onMiss = jest.fn()
  const left = Promise.reject(AbortSignal.abort().reason)
  await expect(extraWithin(10, onMiss)(left)).resolves.toBeNull()
  expect(onMiss).not.toHaveBeenCalled()
})
