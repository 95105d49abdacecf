import type { Bounds } from '@sumai/geo/polygon'
import { TypedFastBitSet } from 'typedfastbitset'
import { longEnough, type NumberColumn } from './columns.ts'

/** A part of the ground. */
export type Area = {
  bounds: Bounds
  /** It has all that lies in its bounds. */
  isBox?: boolean
  has(lng: number, lat: number): boolean
}

/** All between west, south, east and north. */
export function boxOf(bounds: Bounds): Area {
  const [west, south, east, north] = bounds
  const has = (lng: number, lat: number) =>
    lat >= south && lat <= north && lng >= west && lng <= east
  return { bounds, isBox: true, has }
}

/** Squares of a degree, along each side: one is about 1 km wide. */
const PER_DEGREE = 100
/** More than there are squares around the world. */
const ROW = 100_000
/** What is known of the rows of a square. */
const OUT = 0
const IN = 1
const LOOK = 2

/**
 * In which square of the ground each row lies. For a million rows a number that is read one after
 * the other and a table of squares are faster than comparing all degrees, where no processor can
 * guess how a comparison ends.
 */
export class PlaceColumn {
  readonly #lats: NumberColumn
  readonly #lngs: NumberColumn
  /** By slot: its square, counted from 1; 0 is none. */
  #squareOf = new Uint32Array(0)
  readonly #squares: { x: number; y: number }[] = []
  readonly #known = new Map<number, number>()

  constructor(lats: NumberColumn, lngs: NumberColumn) {
    this.#lats = lats
    this.#lngs = lngs
  }

  /** To be called whenever the numbers of the slot have changed. */
  set(slot: number): void {
    this.#squareOf = longEnough(this.#squareOf, slot)
    const x = squareAt(this.#lngs.values[slot] as number)
    const y = squareAt(this.#lats.values[slot] as number)
    const key = y * ROW + x
    if (Number.isNaN(key)) {
      this.#squareOf[slot] = 0
      return
    }
    const known = this.#known.get(key)
    const square = known ?? this.#squares.push({ x, y })
    if (!known) this.#known.set(key, square)
    this.#squareOf[slot] = square
  }

  within(area: Area): TypedFastBitSet {
    const [lats, lngs] = [this.#lats.values, this.#lngs.values]
    const squareOf = this.#squareOf
    const states = this.#states(area)
    const words = new Uint32Array(Math.ceil(squareOf.length / 32))
    for (let slot = 0, at = 0; at < words.length; at++) {
      let word = 0
      for (let bit = 0; bit < 32; bit++, slot++) {
        let state = states[squareOf[slot] as number] as number
        if (state === LOOK) state = area.has(lngs[slot] as number, lats[slot] as number) ? IN : OUT
        word |= state << bit
      }
      words[at] = word
    }
    return TypedFastBitSet.fromWords(words)
  }

  /** By square. */
  #states({ bounds: [west, south, east, north], isBox }: Area): Uint8Array {
    const [x0, y0] = [squareAt(west), squareAt(south)]
    const [x1, y1] = [squareAt(east), squareAt(north)]
    const states = new Uint8Array(this.#squares.length + 1)
    for (const [index, { x, y }] of this.#squares.entries()) {
      if (x < x0 || x > x1 || y < y0 || y > y1) continue
      states[index + 1] = isBox && x > x0 && x < x1 && y > y0 && y < y1 ? IN : LOOK
    }
    return states
  }
}

/** Never falls where degrees rise. */
const squareAt = (degrees: number) => Math.floor(degrees * PER_DEGREE)
