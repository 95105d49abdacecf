import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { NumberColumn } from './columns.ts'
import { boxOf, PlaceColumn } from './place-column.ts'

describe('a column of places', () => {
  const degrees = fc.double({ min: -0.05, max: 0.05, noNaN: true })
  /** Often on the edge of a square. */
  const near = fc.oneof(
    degrees,
    fc.integer({ min: -5, max: 5 }).map((at) => at / 100),
  )
  const place = fc.option(fc.record({ lng: near, lat: near }), { nil: null })
  const change = fc.record({ slot: fc.nat(30), place })

  test('finds the rows in an area, wherever they were written before', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.tuple(near, near, near, near),
        (changes, [west, south, east, north]) => {
          const [lats, lngs] = [new NumberColumn(), new NumberColumn()]
          const column = new PlaceColumn(lats, lngs)
          const plain = new Map<number, { lng: number; lat: number } | null>()
          for (const { slot, place } of changes) {
            plain.set(slot, place)
            lats.set(slot, place?.lat ?? null)
            lngs.set(slot, place?.lng ?? null)
            column.set(slot)
          }
          const area = boxOf([west, south, east, north])
          const expected = [...plain].filter(([, at]) => at && area.has(at.lng, at.lat))
          const slots = expected.map(([slot]) => slot).sort((a, b) => a - b)
          expect(column.within(area).array()).toEqual(slots)
        },
      ),
    )
  })
})
