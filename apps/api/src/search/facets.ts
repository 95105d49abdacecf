import type { TypedFastBitSet } from 'typedfastbitset'
import { commuteCounts, commutesIn } from './commute.ts'
import { type Condition, changes, numbersOf, type Query } from './conditions.ts'
import { Counter } from './counter.ts'
import type { Filter, Value } from './resource.ts'
import { columnOf } from './row-columns.ts'
import type { SearchTable } from './table.ts'
import { rowsNear } from './walks.ts'

/**
 * How many rows each option would give, by query key and option. Options without rows are left out.
 */
export type Facets = Record<string, Record<string, number>>

/** ms of counting between two pauses. */
const SLICE_MS = 1

/**
 * Exact counts: for each option the rows that fulfil it and the conditions of all other keys.
 * Facilities must all be there, so each of them counts within the whole result.
 */
export async function facetsOf<Row>(
  table: SearchTable<Row>,
  query: Query,
  conditions: readonly Condition[],
  names: readonly string[],
  pause: () => Promise<void>,
): Promise<Facets> {
  const counterWithout = memo(
    (key: string | undefined) => new Counter(table, intersect(conditions, key)),
  )
  // Without a condition of the key, leaving it out changes nothing.
  const asked = new Set(conditions.map(({ key }) => key))
  const others = (key: string | undefined) =>
    counterWithout(key !== undefined && asked.has(key) ? key : undefined)
  const wanted = (name: string | undefined): name is string =>
    name !== undefined && (names.includes('all') || names.includes(name))
  const facets: Facets = {}
  await pause()
  let begun = performance.now()
  for (const filter of table.resource.filters) {
    if (performance.now() - begun > SLICE_MS) {
      await pause()
      begun = performance.now()
    }
    switch (filter.kind) {
      case 'set':
      case 'flag':
      case 'all-of':
        if (wanted(filter.name)) {
          const counter = others(filter.kind === 'all-of' ? undefined : filter.name)
          const near = rowsNear(table, filter.name, query, counter.rows)
          facets[filter.name] = near
            ? countsOf([...table.sets(filter.name).sets.keys()], near)
            : counter.counts(columnOf(filter, query))
        }
        break
      case 'range':
        for (const side of ['min', 'max'] as const) {
          const key = filter[side]
          if (!filter.steps || !wanted(key)) continue
          facets[key] = changes(filter, query)
            ? countSteps(table, filter, query, others(key).rows, side)
            : others(key).counts(key)
        }
        break
      case 'commute':
        if (wanted(filter.name) && commutesIn(query).length > 0) {
          facets[filter.name] = commuteCounts(table, query, others(filter.name).rows)
        }
    }
  }
  return facets
}

/** The rows that fulfil every condition, except those of one key. */
export function intersect(conditions: readonly Condition[], except?: string): TypedFastBitSet {
  const [first, ...rest] = conditions
    .filter(({ key }) => key !== except)
    .map(({ bits, without }) =>
      except !== undefined && without?.key === except ? without.bits() : bits,
    )
  if (!first) throw new Error('Visibility is always a condition')
  return rest.reduce((all, bits) => all.intersection(bits), first.clone())
}

const countsOf = (options: readonly Value[], rows: (option: Value) => readonly number[]) =>
  Object.fromEntries(
    options.map((option) => [option, rows(option).length]).filter(([, count]) => count),
  )

/** Counts row by row, for numbers that depend on the query. */
function countSteps<Row>(
  table: SearchTable<Row>,
  filter: Extract<Filter<Row>, { kind: 'range' }>,
  query: Query,
  base: TypedFastBitSet,
  side: 'min' | 'max',
): Record<string, number> {
  const steps = filter.steps ?? []
  const numberOf = numbersOf(table, filter, query)
  const totals = steps.map(() => 0)
  base.forEach((slot) => {
    const value = numberOf(slot)
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] ?? Number.NaN
      if (side === 'min' ? value >= step : value <= step) totals[i] = (totals[i] ?? 0) + 1
    }
  })
  return Object.fromEntries(steps.map((step, i) => [step, totals[i] ?? 0]).filter(([, n]) => n))
}

function memo<K, T>(compute: (key: K) => T) {
  const known = new Map<K, T>()
  return (key: K): T => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
