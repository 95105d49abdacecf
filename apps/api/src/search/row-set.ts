import { TypedFastBitSet } from 'typedfastbitset'

/**
 * Where one row in so many is in the set, a list of 8 bytes a row is as large as the bits of all
 * rows.
 */
const LEAST_SHARE = 64
const FEWEST = 64

/** The rows that have one value: a sorted list while they are few among all rows, bits from then on. */
export class RowSet {
  #few: number[] = []
  #bits: TypedFastBitSet | null = null

  /** `null` while the rows are few. */
  get bits(): TypedFastBitSet | null {
    return this.#bits
  }

  add(slot: number): void {
    if (this.#bits) {
      this.#bits.add(slot)
      return
    }
    const at = placeIn(this.#few, slot)
    if (this.#few[at] === slot) return
    this.#few.splice(at, 0, slot)
    const last = this.#few.at(-1) ?? 0
    if (this.#few.length <= Math.max(FEWEST, last / LEAST_SHARE)) return
    this.#bits = new TypedFastBitSet(this.#few)
    this.#few = []
  }

  remove(slot: number): void {
    this.#bits?.remove(slot)
    const at = placeIn(this.#few, slot)
    if (this.#few[at] === slot) this.#few.splice(at, 1)
  }

  addTo(rows: TypedFastBitSet): void {
    if (this.#bits) rows.union(this.#bits)
    for (const slot of this.#few) rows.add(slot)
  }

  /** Those of them that are among others, in order. */
  among(rows: TypedFastBitSet): number[] {
    return this.#bits
      ? this.#bits.new_intersection(rows).array()
      : this.#few.filter((slot) => rows.has(slot))
  }

  countAmong(rows: TypedFastBitSet): number {
    if (this.#bits) return this.#bits.intersection_size(rows)
    let count = 0
    for (const slot of this.#few) if (rows.has(slot)) count++
    return count
  }
}

/** Where a number stands in a sorted list, or would stand. */
function placeIn(sorted: readonly number[], wanted: number): number {
  let [low, high] = [0, sorted.length]
  // Rows are mostly added in order.
  if ((sorted[high - 1] ?? -1) < wanted) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
