import type { Door } from '../layout/openings.ts'
import { cm, type OnWall, onWall } from './svg.ts'

/** How far (m) the leaves of a closet stand out. */
const FOLD = 0.2

/** The line of an opened door. */
export function doorLine(door: Door): string {
  const { kind, from, to, hinge, swing, wall } = door
  const at = onWall(wall)
  const side = swing === 'after' ? 1 : -1
  const middle = (from + to) / 2
  switch (kind) {
    case 'entrance':
    case 'swing':
      return hinge === 'from'
        ? leaf(at, from, to, side, wall.isHorizontal)
        : leaf(at, to, from, side, wall.isHorizontal)
    case 'slide':
      return to - from > 1
        ? pair(at, from, middle, to)
        : `M${at(from, 0.025)}L${at(to, 0.025)}L${at(to, -0.025)}L${at(from, -0.025)}Z`
    case 'fusuma':
      return pair(at, from, middle, to)
    case 'fold':
      return `M${at(from, 0)}L${at(from + (to - from) * 0.3, side * 0.24)}L${at(from + (to - from) * 0.6, 0)}`
    case 'bifold': {
      // Seen from the room that it belongs to.
      const out = -side * FOLD
      const quarter = Math.min(0.45, (to - from) / 3)
      return `M${at(from, 0)}L${at(from + quarter / 2, out)}L${at(from + quarter, 0)}M${at(to, 0)}L${at(to - quarter / 2, out)}L${at(to - quarter, 0)}`
    }
    case 'open':
      return ''
  }
}

/** A leaf at right angles to its wall, and the quarter circle that it moves along. */
function leaf(at: OnWall, hinge: number, end: number, side: number, isHorizontal: boolean): string {
  const width = Math.abs(end - hinge)
  const turns = (end - hinge) * side > 0
  const sweep = turns === isHorizontal ? 0 : 1
  return `M${at(hinge, 0)}L${at(hinge, side * width)}A${cm(width)} ${cm(width)} 0 0 ${sweep} ${at(end, 0)}`
}

const pair = (at: OnWall, from: number, middle: number, to: number): string =>
  `M${at(from, -0.025)}L${at(middle + 0.05, -0.025)}M${at(middle - 0.05, 0.025)}L${at(to, 0.025)}`
