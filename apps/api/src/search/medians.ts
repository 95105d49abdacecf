import type { TypedFastBitSet } from 'typedfastbitset'
import type { Query } from './conditions.ts'
import { medianOf } from './median-of.ts'
import { columnOf } from './row-columns.ts'
import type { SearchTable } from './table.ts'
import { rowsNear } from './walks.ts'

/** As `medianOf` says it, and of how many rows. */
export type Median = { median: number; n: number }

/** The median price of the rows with each option of a column; options without rows are left out. */
export function mediansOf<Row>(
  table: SearchTable<Row>,
  rows: TypedFastBitSet,
  name: string,
  query: Query,
): Record<string, Median> {
  const prices = table.numbers(table.resource.price)
  const medians: Record<string, Median> = {}
  const filter = table.resource.filters.find((one) => one.kind === 'set' && one.name === name)
  const column = filter?.kind === 'set' ? columnOf(filter, query) : name
  const near = rowsNear(table, name, query, rows)
  for (const [option, set] of table.sets(column).sets) {
    const slots = near ? near(option) : set.among(rows)
    const found = Float64Array.from(slots, (slot) => prices[slot] ?? 0)
    if (found.length > 0) medians[option] = { median: medianOf(found), n: found.length }
  }
  return medians
}
