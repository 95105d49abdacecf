import type { TypedFastBitSet } from 'typedfastbitset'
import type { SearchTable } from './table.ts'

/** The words of a bit set that are not zero: only these matter in an intersection. */
type Filled = { at: Uint32Array; words: Uint32Array }

/**
 * Counts options within a set of rows. Because the counts of all rows on offer are known, it counts
 * either the set or the rows outside it, whichever is smaller.
 */
export class Counter<Row> {
  /** The rows that are counted. */
  readonly rows: TypedFastBitSet
  readonly #table: SearchTable<Row>
  /** The rows inside or outside, and their filled words. */
  readonly #counted: TypedFastBitSet
  readonly #filled: Filled
  readonly #isLeftOut: boolean

  constructor(table: SearchTable<Row>, rows: TypedFastBitSet) {
    this.rows = rows
    this.#table = table
    const inside = filled(rows)
    const isOnOffer = rows.difference_size(table.open) === 0
    const outside = isOnOffer ? table.open.new_difference(rows) : rows
    const leftOut = isOnOffer ? filled(outside) : inside
    this.#isLeftOut = isOnOffer && leftOut.at.length < inside.at.length
    this.#filled = this.#isLeftOut ? leftOut : inside
    this.#counted = this.#isLeftOut ? outside : rows
  }

  /** By option of a column; options without rows are left out. */
  counts(column: string): Record<string, number> {
    const known = this.#isLeftOut ? this.#table.openCounts(column) : null
    const counts: Record<string, number> = {}
    for (const [option, set] of this.#table.sets(column).sets) {
      const common = set.bits ? commonSize(this.#filled, set.bits) : set.countAmong(this.#counted)
      const count = known ? (known.get(option) ?? 0) - common : common
      if (count > 0) counts[option] = count
    }
    return counts
  }
}

function filled({ words }: TypedFastBitSet): Filled {
  const at = new Uint32Array(words.length)
  const kept = new Uint32Array(words.length)
  let length = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number
    if (word === 0) continue
    at[length] = i
    kept[length] = word
    length++
  }
  return { at: at.subarray(0, length), words: kept.subarray(0, length) }
}

function commonSize({ at, words }: Filled, { words: others }: TypedFastBitSet): number {
  let size = 0
  for (let i = 0; i < at.length; i++) {
    const index = at[i] as number
    if (index >= others.length) break
    size += ones((words[i] as number) & (others[index] as number))
  }
  return size
}

/** How many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
