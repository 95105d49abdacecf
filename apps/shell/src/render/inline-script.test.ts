import { expect, test } from '@jest/globals'
import { INLINE_SCRIPT } from './inline-script.ts'

test('what comes with every page before its first paint has less than 1 KB', () => {
  expect(Buffer.byteLength(INLINE_SCRIPT)).toBeLessThan(1_024)
})
