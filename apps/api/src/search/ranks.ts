/** Which of two slots stands first, as of `sort`. */
export type Comparer = (a: number, b: number) => number

/**
 * All slots in an order. Those that were written since get their places when it is asked for again:
 * a write costs nothing, however many there are.
 */
export class Ranks {
  #slots = new Uint32Array(0)
  readonly #moved = new Set<number>()

  /** The slot is new, or may stand elsewhere now. */
  move(slot: number): void {
    this.#moved.add(slot)
  }

  /** `length` of them in all, of which those above the last length are new. */
  sorted(length: number, compare: Comparer): Uint32Array {
    if (this.#slots.length === 0) {
      this.#slots = Uint32Array.from({ length }, (_, slot) => slot).sort(compare)
    } else if (this.#moved.size > 0) {
      this.#slots = this.#placed(length, compare)
    }
    this.#moved.clear()
    return this.#slots
  }

  #placed(length: number, compare: Comparer): Uint32Array<ArrayBuffer> {
    const isMoved = new Uint8Array(length)
    for (const slot of this.#moved) isMoved[slot] = 1
    const rest = new Uint32Array(length - this.#moved.size)
    let count = 0
    for (let at = 0; at < this.#slots.length; at++) {
      const slot = this.#slots[at] as number
      if (isMoved[slot] === 0) rest[count++] = slot
    }
    const sorted = new Uint32Array(length)
    let from = 0
    for (const [index, slot] of [...this.#moved].sort(compare).entries()) {
      const to = firstBehind(rest, slot, from, compare)
      sorted.set(rest.subarray(from, to), from + index)
      sorted[to + index] = slot
      from = to
    }
    sorted.set(rest.subarray(from), from + this.#moved.size)
    return sorted
  }
}

/** Where the first of the sorted slots stands, from `low` on, that comes after another one. */
function firstBehind(slots: Uint32Array, slot: number, low: number, compare: Comparer): number {
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
