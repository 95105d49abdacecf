import { isDeepStrictEqual } from 'node:util'
import type { TypedFastBitSet } from 'typedfastbitset'
import { conditionsIn, type Query, visibility } from './conditions.ts'
import { intersect } from './facets.ts'
import type { Filter } from './resource.ts'
import type { SearchTable } from './table.ts'

/** The query keys that a filter reads. */
function keysOf<Row>(filter: Filter<Row>): (string | undefined)[] {
  switch (filter.kind) {
    case 'range':
      return [filter.min, filter.max, filter.to?.key, ...Object.keys(filter.plus ?? {})]
    case 'set':
      return [filter.name, filter.within?.key]
    case 'key':
      return [filter.name, filter.exclude]
    default:
      return [filter.name]
  }
}

/**
 * Counts what queries find that differ from `base` in a key or two: the conditions of all other keys
 * are read once. `own` narrows one of them.
 */
export function countsBeside<Row>(
  table: SearchTable<Row>,
  base: Query,
): (query: Query, own?: TypedFastBitSet) => number {
  const filters = table.resource.filters.map((filter) => ({
    filter,
    keys: keysOf(filter).filter((key) => key !== undefined),
    known: conditionsIn(table, filter, base),
  }))
  const visible = visibility(table, base)
  const unchanged = (but: ReadonlySet<unknown>) =>
    intersect([visible, ...filters.flatMap((it) => (but.has(it) ? [] : it.known))])
  const whole = unchanged(new Set())
  return (query, own) => {
    const changed = new Set(
      filters.filter(({ keys }) => keys.some((key) => !isSame(query[key], base[key]))),
    )
    const isNarrower = [...changed].every(({ known }) => known.length === 0)
    const bits = isNarrower ? whole.clone() : unchanged(changed)
    for (const { filter } of changed)
      for (const condition of conditionsIn(table, filter, query)) bits.intersection(condition.bits)
    return own ? bits.intersection_size(own) : bits.size()
  }
}

const isSame = (a: unknown, b: unknown) => a === b || isDeepStrictEqual(a, b)
