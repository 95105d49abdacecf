import type { TypedFastBitSet } from 'typedfastbitset'
import type { SearchTable } from './table.ts'

/** The lower of the two in the middle where `n` is even, as `percentile_disc(0.5)`. */
export type Median = { median: number; n: number }

/** The median price of the rows with each option of a column; options without rows are left out. */
export function mediansOf<Row>(
  table: SearchTable<Row>,
  rows: TypedFastBitSet,
  column: string,
): Record<string, Median> {
  const prices = table.numbers(table.resource.price)
  const medians: Record<string, Median> = {}
  for (const [option, bits] of table.bits(column).bits) {
    const found = Float64Array.from(
      rows.new_intersection(bits).array(),
      (slot) => prices[slot] ?? 0,
    )
    const median = found.sort()[(found.length - 1) >> 1]
    if (median !== undefined) medians[option] = { median, n: found.length }
  }
  return medians
}
