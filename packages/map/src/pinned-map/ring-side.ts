import type { Spot } from './spread.ts'

/** px that a pin keeps from a ring, at most. */
const BESIDE = 3

type Rings = { middle: Spot; radii: readonly number[] }

/**
 * Holds a pin between the same two rings as its place (`own`), where it has moved away from it:
 * otherwise a ring of five minutes would belie it.
 */
export function onItsSide({ x, y }: Spot, own: Spot, { middle, radii }: Rings): Spot {
  const far = Math.hypot(x - middle.x, y - middle.y)
  const wanted = Math.hypot(own.x - middle.x, own.y - middle.y)
  const outer = Math.min(...radii.filter((radius) => radius >= wanted))
  const inner = Math.max(...radii.filter((radius) => radius < wanted), 0)
  const kept = Math.min(
    Math.max(far, Math.min(wanted, inner + BESIDE)),
    Math.max(wanted, outer - BESIDE),
  )
  if (far === 0 || kept === far) return { x, y }
  const share = kept / far
  return { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }
}
