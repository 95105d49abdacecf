import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { covered } from './covered.ts'

const disc = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 30 })

test('the earlier of two that meet stays, and what only met a hidden one', () => {
  expect(covered([disc(0, 0), disc(20, 0), disc(45, 0)])).toEqual([false, true, false])
})

test('nothing stays on a control of the map', () => {
  expect(covered([disc(0, 0), disc(100, 0)], [disc(110, 10)])).toEqual([false, true])
})

test('whatever is hidden meets one that stays', () => {
  const spots = fc.array(fc.tuple(fc.integer({ max: 400 }), fc.integer({ max: 400 })))
  fc.assert(
    fc.property(spots, (all) => {
      const boxes = all.map(([x, y]) => disc(x, y))
      const isCovered = covered(boxes)
      const kept = boxes.filter((_, index) => !isCovered[index])
      expect(covered(kept)).not.toContain(true)
      for (const [index, box] of boxes.entries()) {
        if (isCovered[index]) expect(covered([...kept, box]).at(-1)).toBe(true)
      }
    }),
  )
})
