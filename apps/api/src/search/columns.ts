import { TypedFastBitSet } from 'typedfastbitset'
import type { Value } from './resource.ts'
import { RowSet } from './row-set.ts'

/** Slots of rows by value: one set a value. For few values (codes, cities, flags). */
export class SetColumn {
  readonly sets = new Map<Value, RowSet>()

  add(slot: number, value: Value): void {
    let set = this.sets.get(value)
    if (!set) {
      set = new RowSet()
      this.sets.set(value, set)
    }
    set.add(slot)
  }

  clear(slot: number): void {
    for (const set of this.sets.values()) set.remove(slot)
  }

  /** Rows that have any of the values; fresh, so the caller may change it. */
  any(values: Iterable<Value>): TypedFastBitSet {
    const union = new TypedFastBitSet()
    for (const value of values) this.sets.get(value)?.addTo(union)
    return union
  }

  /** Rows that have all of the values (at least one is given). */
  all([first, ...rest]: readonly Value[]): TypedFastBitSet {
    const common = this.any(first === undefined ? [] : [first])
    for (const value of rest) common.intersection(this.any([value]))
    return common
  }
}

/**
 * One identifier per row, for about as many identifiers as rows. Rows with the same identifier are
 * linked through arrays of numbers, because a set for each would slow down garbage collection.
 */
export class KeyColumn {
  readonly #keys: string[] = []
  readonly #codes = new Map<string, number>()
  /** By slot: which of the identifiers it has, counted from 1; 0 is none. */
  #codeOf = new Uint32Array(FIRST_LENGTH)
  /**
   * By code: a slot that has it. By slot: the next one with the same. Counted from 1; 0 is none.
   */
  #first = new Uint32Array(FIRST_LENGTH)
  #next = new Uint32Array(FIRST_LENGTH)

  add(slot: number, key: string): void {
    const code = this.#codes.get(key) ?? this.#keys.push(key)
    this.#codes.set(key, code)
    this.#codeOf = longEnough(this.#codeOf, slot)
    this.#first = longEnough(this.#first, code)
    this.#next = longEnough(this.#next, slot)
    this.#codeOf[slot] = code
    this.#next[slot] = this.#first[code] ?? 0
    this.#first[code] = slot + 1
  }

  clear(slot: number): void {
    const code = this.#codeOf[slot] ?? 0
    const others = [...this.#chain(code)].filter((other) => other !== slot)
    this.#codeOf[slot] = 0
    this.#first[code] = 0
    for (const other of others) this.add(other, this.#keys[code - 1] ?? '')
  }

  /** Every identifier that a row has or had. */
  get keys(): readonly string[] {
    return this.#keys
  }

  keyOf = (slot: number): string => this.#keys[(this.#codeOf[slot] ?? 0) - 1] ?? ''

  /** Rows that have any of the identifiers; fresh, so the caller may change it. */
  any(keys: Iterable<string>): TypedFastBitSet {
    const union = new TypedFastBitSet()
    for (const key of keys) {
      for (const slot of this.#chain(this.#codes.get(key) ?? 0)) union.add(slot)
    }
    return union
  }

  *#chain(code: number): Generator<number> {
    for (let at = this.#first[code] ?? 0; at > 0; at = this.#next[at - 1] ?? 0) yield at - 1
  }
}

/** One number a row; NaN where there is none. */
export class NumberColumn {
  #values = new Float64Array(FIRST_LENGTH)

  get values(): Float64Array {
    return this.#values
  }

  set(slot: number, value: number | null): void {
    this.#values = longEnough(this.#values, slot)
    this.#values[slot] = value ?? Number.NaN
  }
}

const FIRST_LENGTH = 1024

/** An array that has the slot: the same, or one at least twice as long. */
export function longEnough<T extends Float64Array | Uint32Array>(values: T, slot: number): T {
  if (slot < values.length) return values
  const length = Math.max(slot + 1, values.length * 2)
  const longer = new (values.constructor as new (length: number) => T)(length)
  longer.set(values)
  return longer
}
