import type { Condition } from './conditions.ts'
import { intersect } from './facets.ts'

/** A condition that could be dropped: its query key, and the number of rows without it. */
export type Relaxation = { remove: string; total: number }

const MOST = 3
/** Fewer rows are few: whoever finds them may want more. */
export const FEW = 12

/**
 * Which single conditions to drop to find more; the most helpful first, at most three.
 */
export function relaxationsOf(conditions: readonly Condition[]): Relaxation[] {
  const found = intersect(conditions).size()
  return conditions
    .filter(({ isFixed }) => !isFixed)
    .map(({ key }) => ({ remove: key, total: intersect(conditions, key).size() }))
    .filter(({ total }) => total > found)
    .sort((a, b) => b.total - a.total || (a.remove < b.remove ? -1 : 1))
    .slice(0, MOST)
}
