import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { report } from './report.ts'

const response = (status: number) => ({ status, statusText: '', internal: false, data: null })

test('says nothing of what a visitor mistyped', () => {
  expect(report(response(404), '/serach')).toBeNull()
  const missing = new ApiError({ status: 404, code: 'room.not_found', message: 'x' })
  expect(report(missing, '/articles/room/40203/1')).toBeNull()
})

test('says in one line that the API fails, and for which page', () => {
  const late = new ApiError({ status: 0, code: 'timeout', message: 'timeout of 1000ms exceeded' })
  expect(report(late, '/search')).toBe('/search 503, API: timeout')
  expect(report(response(503), '/baibai')).toBe('/baibai 503')
})

test('says where an error of ours comes from', () => {
  expect(report(new Error('broken'), '/')).toMatch(/^\/ 500, Error: broken\n +at /)
})
