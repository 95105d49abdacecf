import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { once } from './once.ts'

const failing = (status: number) =>
  jest.fn(async (_key: { idempotencyKey: string }) => {
    throw new ApiError({ status, code: '', message: '' })
  })
const answering = () =>
  jest.fn(async ({ idempotencyKey }: { idempotencyKey: string }) => idempotencyKey)

test('the key stays until there is an answer, and the next time is another one', async () => {
  const lost = failing(0)
  await expect(once('reply:1', lost)).rejects.toThrow()
  await expect(once('reply:1', lost)).rejects.toThrow()
  const [first, second] = lost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  expect(second).toBe(first)
  expect(await once('reply:1', answering())).toBe(first)
  expect(await once('reply:1', answering())).not.toBe(first)
})

test('pressed twice at once it is one, and what means something else is not', async () => {
  const [one, two, other] = await Promise.all([
    once('reply:1', answering()),
    once('reply:1', answering()),
    once('reply:2', answering()),
  ])
  expect(two).toBe(one)
  expect(other).not.toBe(one)
})

test('a refusal is an answer', async () => {
  const refused = failing(422)
  await expect(once('reply:1', refused)).rejects.toThrow()
  expect(await once('reply:1', answering())).not.toBe(refused.mock.calls[0]?.[0].idempotencyKey)
})
