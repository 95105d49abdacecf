import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type RentRow, rentRows } from '../testing/rent-rows.ts'
import { SearchTable } from './table.ts'

const sorted = (rows: readonly RentRow[], sign: number) =>
  rows
    .toSorted((a, b) => {
      if (a.rent === null || b.rent === null)
        return Number(a.rent === null) - Number(b.rent === null)
      return sign * (a.rent - b.rent)
    })
    .map(({ id }) => id)

const row = fc.record({
  id: fc.integer({ min: 10, max: 60 }).map(String),
  rent: fc.option(fc.integer({ min: 1, max: 9 })),
})

test('orders hold after any writes, however they are asked for between them', () => {
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 12 }), { maxLength: 8 }), (batches) => {
      const table = new SearchTable(rentRows, '2026-11-27')
      const rows = new Map<string, RentRow>()
      for (const batch of batches) {
        for (const one of batch) {
          table.put(one)
          rows.set(one.id, one)
        }
        // Equal rows stand by identifier.
        const all = [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
        const ids = (order: string) => Array.from(table.ranked(order), (slot) => table.ids[slot])
        expect(ids('cheap')).toEqual(sorted(all, 1))
        if (batch.length % 2 === 0) expect(ids('dear')).toEqual(sorted(all, -1))
      }
    }),
  )
})
