import { TypedFastBitSet } from 'typedfastbitset'
import type { Value } from './resource.ts'

/** Slots of rows by value: one bit set a value. For few values (codes, cities, flags). */
export class BitColumn {
  readonly bits = new Map<Value, TypedFastBitSet>()

  add(slot: number, values: Iterable<Value>): void {
    for (const value of values) {
      const set = this.bits.get(value)
      if (set) set.add(slot)
      else this.bits.set(value, new TypedFastBitSet([slot]))
    }
  }

  clear(slot: number): void {
    for (const set of this.bits.values()) set.remove(slot)
  }

  /** Rows that have any of the values; fresh, so the caller may change it. */
  any(values: Iterable<Value>): TypedFastBitSet {
    const union = new TypedFastBitSet()
    for (const value of values) {
      const set = this.bits.get(value)
      if (set) union.union(set)
    }
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
 * One identifier a row, for as many identifiers as rows: kept as numbers, so that a hundred thousand
 * of them are one object to the garbage collector.
 */
export class KeyColumn {
  /** Identifiers by code; 0 is none. */
  readonly #keys = ['']
  readonly #codes = new Map<string, number>()
  #codeOf = new Uint32Array(FIRST_LENGTH)

  add(slot: number, key: string): void {
    const code = this.#codes.get(key) ?? this.#keys.push(key) - 1
    this.#codes.set(key, code)
    this.#codeOf = longEnough(this.#codeOf, slot)
    this.#codeOf[slot] = code
  }

  clear(slot: number): void {
    this.#codeOf[slot] = 0
  }

  keyOf = (slot: number): string => this.#keys[this.#codeOf[slot] ?? 0] ?? ''

  /** Rows that have any of the identifiers; fresh, so the caller may change it. */
  any(keys: Iterable<string>): TypedFastBitSet {
    const isWanted = new Uint8Array(this.#keys.length)
    for (const key of keys) isWanted[this.#codes.get(key) ?? 0] = 1
    isWanted[0] = 0
    const union = new TypedFastBitSet()
    this.#codeOf.forEach((code, slot) => {
      if (isWanted[code]) union.add(slot)
    })
    return union
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

/** An array that has the slot: the same, or one twice as long. */
function longEnough<T extends Float64Array | Uint32Array>(values: T, slot: number): T {
  if (slot < values.length) return values
  const longer = new (values.constructor as new (length: number) => T)(values.length * 2)
  longer.set(values)
  return longer
}
