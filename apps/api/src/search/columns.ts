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

/** Slots of rows by identifier. For as many values as rows. */
export class KeyColumn {
  readonly #slots = new Map<string, Set<number>>()
  readonly #keys: string[] = []

  add(slot: number, key: string): void {
    this.#keys[slot] = key
    const slots = this.#slots.get(key)
    if (slots) slots.add(slot)
    else this.#slots.set(key, new Set([slot]))
  }

  clear(slot: number): void {
    this.#slots.get(this.#keys[slot] ?? '')?.delete(slot)
  }

  keyOf = (slot: number): string => this.#keys[slot] ?? ''

  any(keys: Iterable<string>): TypedFastBitSet {
    const union = new TypedFastBitSet()
    for (const key of keys) for (const slot of this.#slots.get(key) ?? []) union.add(slot)
    return union
  }
}

/** One number a row; NaN where there is none. */
export class NumberColumn {
  #values = new Float64Array(1024)

  get values(): Float64Array {
    return this.#values
  }

  set(slot: number, value: number | null): void {
    if (slot >= this.#values.length) {
      const wider = new Float64Array(this.#values.length * 2)
      wider.set(this.#values)
      this.#values = wider
    }
    this.#values[slot] = value ?? Number.NaN
  }
}
