import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { statusOf } from './status-of.ts'

const apiError = (status: number) => new ApiError({ status, code: 'x', message: 'x' })

test('a thrown response keeps its status', () => {
  const response = { status: 404, statusText: '', internal: false, data: null }
  expect(statusOf(response)).toBe(404)
})

test.each([0, 429, 500, 502, 503])('an API that answers %i makes a 503', (status) => {
  expect(statusOf(apiError(status))).toBe(503)
})

test.each([400, 401, 404, 406, 410])('what the API refuses with %i keeps its status', (status) => {
  expect(statusOf(apiError(status))).toBe(status)
})

test('everything else is our own fault', () => {
  expect(statusOf(new Error('secret'))).toBe(500)
  expect(statusOf(undefined)).toBe(500)
})
