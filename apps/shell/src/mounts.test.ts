import { expect, test } from '@jest/globals'
import { ownerOf } from './mounts.ts'

test.each(['/baibai', '/baibai/', '/baibai/search/kurume-shi', '/BAIBAI', '/%62aibai/search'])(
  '%s belongs to the sales team',
  (path) => expect(ownerOf(path)).toBe('baibai'),
)

test.each(['/', '/search', '/baibaix', '/company/baibai', '/no/such/page'])(
  '%s belongs to the rental team',
  (path) => expect(ownerOf(path)).toBe('chintai'),
)

test('the shell answers for its own pages', () => {
  expect(ownerOf('/maintenance')).toBeUndefined()
})
