import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { KeyColumn } from './columns.ts'

describe('a column of identifiers', () => {
  const key = fc.constantFrom('a', 'b', 'c')
  const change = fc.record({ slot: fc.nat(5_000), key: fc.option(key, { nil: null }) })

  test('finds the rows of any of them, whatever was written and cleared before', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.uniqueArray(key), (changes, wanted) => {
        const column = new KeyColumn()
        const plain = new Map<number, 'a' | 'b' | 'c'>()
        for (const { slot, key } of changes) {
          column.clear(slot)
          plain.delete(slot)
          if (key === null) continue
          column.add(slot, key)
          plain.set(slot, key)
        }
        const expected = [...plain].filter(([, key]) => wanted.includes(key)).map(([slot]) => slot)
        expect(column.any(wanted).array()).toEqual(expected.sort((a, b) => a - b))
        for (const [slot, key] of plain) expect(column.keyOf(slot)).toBe(key)
      }),
    )
  })
})
