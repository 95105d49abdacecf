import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { medianOf } from './median-of.ts'

test('is the lower of the two in the middle, however the values lie', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b)
      expect(medianOf([...values])).toBe(sorted[(sorted.length - 1) >> 1])
    }),
  )
})
