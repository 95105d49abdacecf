import { expect, test } from '@jest/globals'
import { errorCodes } from 'fastify'
import { describeError } from './describe-error.ts'

const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}
const SECRET = '筑紫 花子'

test.each<[string, () => unknown]>([
  ['JSON that cannot be read', () => JSON.parse(`${SECRET}\n  at 高良台 (a.ts:1:1)`)],
  ['a number that is none', () => BigInt(SECRET)],
  ['an address that is none', () => new URL(SECRET)],
  ['a text that was thrown', () => SECRET],
  [
    'an error that was given another message',
    () => Object.assign(new Error('before'), { message: SECRET, code: SECRET, table: SECRET }),
  ],
  ['the cause of another', () => new Error('outside', { cause: new Error(SECRET) })],
])('%s is described without quoting it', (_, work) => {
  const described = describeError(caught(work))
  expect(JSON.stringify(described)).not.toMatch(/筑紫|高良/)
  expect(described.type).toMatch(/^(\w*Error|string)$/)
})

test('errors of Fastify are errors', () => {
  const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(1, '/')
  expect(describeError(error)).toMatchObject({
    type: 'FastifyError',
    code: 'FST_ERR_HANDLER_TIMEOUT',
  })
})

test('code, place and frames of an error are told, those of libraries only where there are no others', () => {
  const error = Object.assign(new TypeError('x'), { code: 'ECONNRESET', table: 'inquiries' })
  expect(describeError(error)).toMatchObject({
    type: 'TypeError',
    code: 'ECONNRESET',
    table: 'inquiries',
    message: 'ECONNRESET inquiries',
  })
  expect(describeError(error).stack).toMatch(/^at .*describe-error\.test\.ts:\d+:\d+\)?$/m)
  error.stack = 'TypeError: x\n    at f (/a/node_modules/pg/x.js:1:1)\n    at node:net:1:1'
  expect(describeError(error).stack).toBe('at f (/a/node_modules/pg/x.js:1:1)\nat node:net:1:1')
})
