import type { Family } from '../families/family.ts'
import type { Program } from '../program.ts'
import { costOf } from './cost.ts'
import type { Layout } from './layout.ts'
import { type Room, roomsOf } from './rooms.ts'
import { extent, place, type Rect } from './slicing.ts'

type Knobs = Record<string, number>

/** A layout of a family with its knobs, and how uncomfortable it is. */
export type Trial = { family: Family; knobs: Knobs; layout: Layout | null; cost: number }

/** Turns by a quarter of what is possible, then by less. */
export const COARSE = [0.25, 0.125] as const
export const FINE = [0.06, 0.03, 0.015] as const

/** Where the knobs stand at first: as the family says, or at a part of what is possible. */
export function begin(family: Family, program: Program, start: number | null): Trial {
  const knobs = Object.fromEntries(
    Object.entries(family.knobs(program)).map(([name, [least, first, most]]) => [
      name,
      start === null ? first : least + (most - least) * start,
    ]),
  )
  return attempt(family, program, knobs, Number.POSITIVE_INFINITY)
}

/** Turns one knob after the other as long as that makes the layout better. */
export function settle(from: Trial, program: Program, steps: readonly number[]): Trial {
  const { family } = from
  const limits = Object.entries(family.knobs(program))
  let best = from
  for (const step of steps) {
    for (let again = true; again; ) {
      again = false
      for (const [name, [least, , most]] of limits) {
        for (const direction of [1, -1]) {
          const value = (best.knobs[name] ?? 0) + direction * step * (most - least)
          const knobs = { ...best.knobs, [name]: Math.min(most, Math.max(least, value)) }
          if (knobs[name] === best.knobs[name]) continue
          const trial = attempt(family, program, knobs, best.cost)
          if (trial.cost < best.cost - WORTH) {
            best = trial
            again = true
          }
        }
      }
    }
  }
  return best
}

/** Less is not worth another round. */
const WORTH = 0.002

function attempt(family: Family, program: Program, knobs: Knobs, limit: number): Trial {
  const outlines: Rect[] = []
  const rooms: Room[] = []
  for (const [index, { cut, width }] of family.storeys(program, knobs).entries()) {
    const outline = { x: 0, y: 0, w: width, h: extent(cut, 'column', width) ?? 0 }
    const placed = place(cut, outline)
    if (!placed) return { family, knobs, layout: null, cost: 1e6 }
    outlines.push(outline)
    rooms.push(...roomsOf(placed, index === 0 ? 1 : 2))
  }
  const layout = { family: family.name, outlines, rooms }
  return { family, knobs, layout, cost: costOf(layout, program, limit) }
}
