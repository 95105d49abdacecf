import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import { longEnough } from './columns.ts'

/** Words of which the rows are kept: a page, its counts and its map ask for the same. */
const KEPT = 50

/** Codes of rows as they were that may lie about, beside as many as there are codes in use. */
const UNUSED = 10_000

/**
 * The folded texts of rows (`searchText` of packages/domain/src/search-text.ts), to find those in
 * which a word occurs. A piece between two spaces is kept once, because stations, towns, buildings
 * and most sentences are those of many listings.
 */
export class WordColumn {
  readonly #codes = new Map<string, number>()
  /** All pieces by code, each behind a space: one long text is searched in a fraction of the time. */
  #pieces = ''
  /** By code: where the piece begins in them. */
  #at = new Uint32Array(0)
  /** The codes of all rows, one row after the other; those of a changed row stand at the end. */
  #codesOfRows = new Uint32Array(0)
  #length = 0
  #used = 0
  /** By slot. */
  #start = new Uint32Array(0)
  #end = new Uint32Array(0)
  readonly #known = new LRUCache<string, TypedFastBitSet>({ max: KEPT })

  /** How many codes are kept, with those of rows as they were. */
  get codesKept(): number {
    return this.#length
  }

  /** The row has no text yet, or was cleared. */
  add(slot: number, text: string): void {
    this.#start = longEnough(this.#start, slot)
    this.#end = longEnough(this.#end, slot)
    this.#start[slot] = this.#length
    for (const piece of new Set(text.split(' '))) this.#append(this.#codeOf(piece))
    this.#end[slot] = this.#length
    this.#used += this.#lengthOf(slot)
    this.#known.clear()
  }

  clear(slot: number): void {
    this.#used -= this.#lengthOf(slot)
    this.#end[slot] = this.#start[slot] ?? 0
    this.#known.clear()
    if (this.#length > 2 * this.#used + UNUSED) this.#compact()
  }

  /** Rows in which a folded word occurs; not to be changed by the caller. */
  containing(word: string): TypedFastBitSet {
    const known = this.#known.get(word)
    if (known) return known
    const rows = new TypedFastBitSet()
    const pieces = this.#piecesWith(word)
    for (let slot = 0; pieces && slot < this.#end.length; slot++) {
      const end = this.#end[slot] as number
      for (let at = this.#start[slot] as number; at < end; at++) {
        if (pieces[this.#codesOfRows[at] as number] === 0) continue
        rows.add(slot)
        break
      }
    }
    this.#known.set(word, rows)
    return rows
  }

  /** By code: whether the word occurs in the piece; `null` when it occurs in none. */
  #piecesWith(word: string): Uint8Array | null {
    let found: Uint8Array | null = null
    let code = 0
    for (let at = this.#pieces.indexOf(word); at >= 0; at = this.#pieces.indexOf(word, at)) {
      code = this.#codeAt(at, code)
      found ??= new Uint8Array(this.#codes.size)
      found[code] = 1
      if (code + 1 === this.#codes.size) break
      at = this.#at[code + 1] as number
    }
    return found
  }

  /** The last piece from `low` on that does not begin behind a place of the text. */
  #codeAt(place: number, low: number): number {
    let high = this.#codes.size
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#at[middle] as number) <= place) low = middle
      else high = middle
    }
    return low
  }

  #codeOf(piece: string): number {
    const known = this.#codes.get(piece)
    if (known !== undefined) return known
    const code = this.#codes.size
    // A part of a text would keep the whole text in memory.
    this.#codes.set(Buffer.from(piece).toString(), code)
    this.#at = longEnough(this.#at, code)
    this.#at[code] = this.#pieces.length + 1
    this.#pieces += ` ${piece}`
    return code
  }

  #append(code: number): void {
    this.#codesOfRows = longEnough(this.#codesOfRows, this.#length)
    this.#codesOfRows[this.#length++] = code
  }

  #lengthOf = (slot: number): number => (this.#end[slot] ?? 0) - (this.#start[slot] ?? 0)

  #compact(): void {
    const codes = this.#codesOfRows
    this.#codesOfRows = new Uint32Array(this.#used)
    this.#length = 0
    for (let slot = 0; slot < this.#end.length; slot++) {
      const own = codes.subarray(this.#start[slot], this.#end[slot])
      this.#start[slot] = this.#length
      for (const code of own) this.#append(code)
      this.#end[slot] = this.#length
    }
  }
}
