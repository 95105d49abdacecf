import { type Condition, conditionsIn, type Query } from './conditions.ts'
import { intersect } from './facets.ts'
import type { SearchTable } from './table.ts'

/**
 * A condition that could be dropped: its query key, and the number of rows without it. `steps`: where
 * nothing was found, the nearest limits that let something through.
 */
export type Relaxation = { remove: string; total: number; steps?: Step[] }
type Step = { to: number; total: number }

const MOST = 3
const MOST_STEPS = 2
/** Whoever finds fewer rows is told how to find more. */
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

/** The same with the steps of a limit, nearest first, of which each finds more than the one before. */
export function withSteps<Row>(
  table: SearchTable<Row>,
  query: Query,
  conditions: readonly Condition[],
  { remove: key, total }: Relaxation,
): Relaxation {
  const filter = table.resource.filters.find(
    (one) => one.kind === 'range' && (one.min === key || one.max === key),
  )
  const limit = query[key]
  if (filter?.kind !== 'range' || typeof limit !== 'number') return { remove: key, total }
  const others = intersect(conditions, key)
  const steps: Step[] = []
  for (const to of wider(filter.steps ?? [], limit, filter.min === key)) {
    const bits = conditionsIn(table, filter, { ...query, [key]: to }).find(
      (condition) => condition.key === key,
    )?.bits
    const found = bits ? others.intersection_size(bits) : 0
    if (found === total || steps.length === MOST_STEPS) break
    if (found > (steps.at(-1)?.total ?? 0)) steps.push({ to, total: found })
  }
  return { remove: key, total, ...(steps.length > 0 && { steps }) }
}

const wider = (steps: readonly number[], limit: number, isLowest: boolean) =>
  isLowest
    ? steps.filter((step) => step < limit).toSorted((a, b) => b - a)
    : steps.filter((step) => step > limit).toSorted((a, b) => a - b)
