import { expect, test } from '@jest/globals'
import { readPage } from './read-page.ts'

const canonicalOf = (pathname: string) => readPage([], { pathname, search: '' }).canonical

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/BAIBAI', '/baibai'],
])('%s says that it is %s', (pathname, canonical) => {
  expect(canonicalOf(pathname)).toBe(canonical)
})
