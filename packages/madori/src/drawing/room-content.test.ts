import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findLayout } from '../layout/find-layout.ts'
import { doorsOf, leafOf, sweptBy } from '../layout/openings.ts'
import { programOf } from '../program.ts'
import { homes } from '../testing/homes.ts'
import { apart, boxOf } from './labels.ts'
import { contentOf } from './room-content.ts'

/** cm, as on a phone: 13 px of a drawing that is 316 px wide. */
const STYLE = { large: 27, small: 22, isFurnished: true }
/** m: half of an inner wall. */
const WALL = 0.045

test('the name of a room lies over no furniture and no wall', () => {
  fc.assert(
    fc.property(homes, (home) => {
      const program = programOf(home)
      const layout = program && findLayout(program)
      if (!layout) return
      const doors = doorsOf(layout, program)
      for (const room of layout.rooms) {
        const own = doors.filter(({ storey }) => storey === room.storey)
        const floor = {
          swept: own.flatMap(sweptBy),
          leaves: own.flatMap(leafOf),
          turned: <R>(rect: R) => rect,
        }
        const { things, label } = contentOf(room, program, floor, STYLE)
        if (!label) continue
        const box = boxOf(label)
        for (const thing of things) expect(apart(box, thing)).toBeGreaterThanOrEqual(0)
        const isInside = room.rects.some(
          ({ x, y, w, h }) =>
            Math.min(box.x - x, box.y - y, x + w - box.x - box.w, y + h - box.y - box.h) >= WALL,
        )
        expect(isInside).toBe(true)
      }
    }),
    { numRuns: 75 },
  )
})
