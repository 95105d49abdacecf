import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TypedFastBitSet } from 'typedfastbitset'
import { RowSet } from './row-set.ts'

const slot = fc.oneof(fc.nat(200), fc.nat(20_000))
const slots = fc.array(slot, { maxLength: 300 })

test('holds what was added and not removed, few rows and many', () => {
  const change = fc.record({ slot, isAdded: fc.boolean() })
  fc.assert(
    fc.property(slots, fc.array(change), slots, (first, changes, others) => {
      const set = new RowSet()
      const plain = new Set(first)
      for (const slot of first) set.add(slot)
      for (const { slot, isAdded } of changes) {
        if (isAdded) {
          set.add(slot)
          plain.add(slot)
        } else {
          set.remove(slot)
          plain.delete(slot)
        }
      }
      const rows = new TypedFastBitSet(others)
      const among = [...plain].filter((slot) => rows.has(slot)).sort((a, b) => a - b)
      expect(set.among(rows)).toEqual(among)
      expect(set.countAmong(rows)).toBe(among.length)
      const all = new TypedFastBitSet(others)
      set.addTo(all)
      expect(new Set(all)).toEqual(new Set([...plain, ...others]))
    }),
  )
})

test('is a list until one row in 64 is in it', () => {
  const set = new RowSet()
  for (let slot = 0; slot < 64_000; slot += 100) set.add(slot)
  expect(set.bits).toBeNull()
  for (let slot = 64_001; slot < 66_000; slot += 2) set.add(slot)
  expect(set.bits).not.toBeNull()
})
