import { foldAscii } from '@sumai/format/typed-text'
import { readCommutes } from './commute.ts'

/** How one condition is read from and written to a query. `read` accepts what `write` returns. */
export type Field<T> = {
  /**
   * `raw` has at least one value and no blank one. `undefined` means no condition (a switch that is
   * off, a default), `null` an invalid value.
   */
  read: (raw: readonly string[]) => T | undefined | null
  write: (value: T) => string[]
  /** Written as `key[]=`, once per value. */
  isList: boolean
}
/** A field of any type. */
export type AnyField = {
  read: (raw: readonly string[]) => unknown
  write: (value: never) => string[]
  isList: boolean
}
export type FieldValue<F> = F extends Field<infer T> ? T : never

/** The most values that the API accepts for one key. */
const MAX_VALUES = 200
const MAX_KEYWORD = 100
/** The maximum of an integer column. */
const MAX_WHOLE = 2 ** 31 - 1

function single<T extends string | number>(read: (text: string) => T | undefined | null): Field<T> {
  return {
    read: (raw) => read(raw.at(-1)?.trim() ?? ''),
    write: (value) => [String(value)],
    isList: false,
  }
}

function list<T extends string | number>(
  read: (text: string) => readonly T[] | null,
  compare?: (a: T, b: T) => number,
): Field<T[]> {
  return {
    read: (raw) => {
      const values = new Set<T>()
      for (const text of raw) {
        const known = read(text.trim())
        if (!known) return null
        for (const value of known) values.add(value)
      }
      return values.size > MAX_VALUES ? null : [...values].sort(compare)
    },
    write: (values) => values.map(String),
    isList: true,
  }
}

const oneOf = <T extends string>(allowed: readonly T[], text: string) =>
  allowed.find((word) => word === text)

/** Any of these words. */
export const words = <const T extends string>(allowed: readonly [T, ...T[]]) => ({
  allowed,
  ...list<T>((text) => {
    const word = oneOf(allowed, text)
    return word ? [word] : null
  }),
})

/** One of these words; the first is the default and is never written. */
export const word = <const T extends string>(allowed: readonly [T, ...T[]]) => ({
  allowed,
  ...single<T>((text) => (text === allowed[0] ? undefined : (oneOf(allowed, text) ?? null))),
})

/** Identifiers; `known` returns those that a text stands for, or null. */
export const ids = (known: (text: string) => readonly string[] | null) => list<string>(known)

type CodeRange = readonly [first: number, last: number]

/** Any of these code numbers; a pair is a range with both ends. */
export const codes = (...known: readonly (number | CodeRange)[]) => {
  const ranges = known.map((item): CodeRange => (typeof item === 'number' ? [item, item] : item))
  return {
    ranges,
    ...list<number>(
      (text) => {
        const code = number(text, /^\d{1,6}$/)
        if (code === null) return null
        return ranges.some(([first, last]) => first <= code && code <= last) ? [code] : null
      },
      (a, b) => a - b,
    ),
  }
}

function number(text: string, pattern: RegExp): number | null {
  const plain = foldAscii(text)
  return pattern.test(plain) ? Number(plain) : null
}

/** A whole number from 0 (yen, floors, cars). */
export const whole = () =>
  single((text) => {
    const value = number(text, /^\d{1,10}$/)
    return value !== null && value <= MAX_WHOLE ? value : null
  })

/** A number from 0 with up to two decimals (m², per cent). */
export const decimal = () => single((text) => number(text, /^\d{1,8}(\.\d{1,2})?$/))

/** "Within n" (years, minutes): of several values the smallest counts. */
export function atMost(): Field<number> {
  const { read, ...field } = whole()
  return {
    ...field,
    read: (raw) => {
      const values = raw.map((text) => read([text]))
      return values.includes(null) ? null : Math.min(...values.map(Number))
    },
  }
}

/** One of these numbers; the first is the default and is never written. */
export const choice = <T extends number>(allowed: readonly T[]) =>
  single<T>((text) => {
    const value = number(text, /^\d{1,6}$/)
    if (value === allowed[0]) return undefined
    return allowed.find((known) => known === value) ?? null
  })

/** Page number; the first is never written. */
export const pageNumber = () =>
  single((text) => {
    const page = number(text, /^\d{1,6}$/)
    if (page === 1) return undefined
    return page === 0 ? null : page
  })

export const flag = (): Field<true> => ({
  read: (raw) => {
    const text = raw.at(-1)?.trim() ?? ''
    if (text === '0' || text === 'false') return undefined
    return text === '1' || text === 'true' ? true : null
  },
  write: () => ['1'],
  isList: false,
})

/** Characters that nobody sees, as copied text has them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** Free words, cut at 100 characters. */
export const text = () =>
  single((typed) => {
    const seen = typed.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '')
    const keyword = seen.replace(/ +/g, ' ').trim()
    return [...keyword].slice(0, MAX_KEYWORD).join('').trim() || undefined
  })

/** A day of the calendar as YYYY-MM-DD. */
export const day = () =>
  single((typed) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(typed) : null
    const isDay = date && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(typed)
    return isDay ? typed : null
  })

/** Places and the most minutes to each; the key is repeated without brackets. */
export const commutes = (): Field<string[]> => ({
  read: readCommutes,
  write: (values) => values,
  isList: false,
})

/** Degrees between commas, longitude first; four decimals at most (about 10 m). */
function degreesIn(typed: string): number[] | null {
  const degrees = typed.split(',').map((part) => number(part, /^\d{1,3}(\.\d{1,4})?$/))
  const isOnEarth = (degree: number | null, index: number): degree is number =>
    degree !== null && degree <= (index % 2 === 0 ? 180 : 90)
  return degrees.every(isOnEarth) ? degrees : null
}

/** `west,south,east,north`. */
export const bounds = () =>
  single((typed) => {
    const degrees = degreesIn(typed)
    const [west = 0, south = 0, east = 0, north = 0] = degrees ?? []
    return degrees?.length === 4 && west < east && south < north ? degrees.join(',') : null
  })

/** Corners of an area that a visitor has drawn. */
export const MOST_CORNERS = 60

/** The corners of an area, one after the other: `lng,lat,lng,lat,…`. */
export const area = () =>
  single((typed) => {
    const degrees = degreesIn(typed)
    const corners = (degrees?.length ?? 0) / 2
    return degrees && Number.isInteger(corners) && corners >= 3 && corners <= MOST_CORNERS
      ? degrees.join(',')
      : null
  })
