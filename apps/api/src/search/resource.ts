const MS_PER_DAY = 86_400_000

/** Days since 1970 of `YYYY-MM-DD` (or of the first of `YYYY-MM`): dates compare as numbers. */
export const dayNumber = (day: string): number => Date.parse(day) / MS_PER_DAY

/** Identifies an option: a code, a shop number, the name of a kind. */
export type Value = string | number

/**
 * One search condition, declared once: the index, the query, the facets and the relaxations all
 * derive from it.
 *
 * - `set`: any of the chosen values. `within` names another query key whose number decides which
 *   values a row has: one of `steps`, the first of them when it is not asked for.
 * - `all-of`: every chosen value.
 * - `flag`: on or not asked for.
 * - `range`: a number within bounds (a day counts as its `dayNumber`). `plus` adds other numbers to
 *   it when their flag is on; with stations chosen, `to` has it be the minutes to these.
 * - `key`: an identifier with about as many values as rows; never counted.
 * - `bounds`: inside west, south, east, north.
 * - `commute`: near some places by the minutes to them.
 * - `area`: inside a polygon, `lng,lat,lng,lat,…`.
 * - `words`: each of the words occurs in the folded text of the row.
 */
export type Filter<Row> =
  | {
      kind: 'set'
      name: string
      of: (row: Row, step?: number) => readonly Value[]
      within?: { key: string; steps: readonly number[] }
    }
  | { kind: 'all-of'; name: string; of: (row: Row) => readonly Value[] }
  | { kind: 'flag'; name: string; of: (row: Row) => boolean }
  | {
      kind: 'range'
      number: string
      min?: string
      max?: string
      /** The choices that are counted: kept as sets of rows, as the values of a `set` are. */
      steps?: readonly number[]
      plus?: Readonly<Record<string, string>>
      to?: Walks
    }
  | { kind: 'key'; name: string; exclude?: string; of: (row: Row) => string }
  | { kind: 'bounds' | 'area'; name: string; lat: string; lng: string }
  | { kind: 'words'; name: string; of: (row: Row) => string }
  | ({ kind: 'commute'; name: string } & Ways)

/** The numbers that say where a row is, and its stations: the halt and the minutes to it. */
export type Ways = {
  lat: string
  lng: string
  stations: readonly { halt: string; minutes: string }[]
}

/** Minutes on foot to the stations that a `set` filter names `key`. */
export type Walks = {
  key: string
  /**
   * The numbers that say where a row's ways on foot lead, as `stationOf` counts, and how long they
   * are.
   */
  ways: readonly { station: string; minutes: string }[]
  stationOf: (value: Value) => number | undefined
}

/** By one number; rows without it come last, equal rows stand by identifier. */
export type Order = { number: string; descending: boolean }

/** A kind of listing for the search. */
export type Resource<Row> = {
  id: (row: Row) => string
  /** The `set` filter with the owner of a row, who sees it in any state. */
  owner?: string
  /** On offer to the public on that day (`YYYY-MM-DD`). */
  isOpen: (row: Row, today: string) => boolean
  /** Closed, but still shown to visitors who saved it (`is_include_all`). */
  isRecentlyClosed: (row: Row, today: string) => boolean
  numbers: Readonly<Record<string, (row: Row, today: string) => number | null>>
  /** Identifiers by which no query filters. */
  keys: Readonly<Record<string, (row: Row) => string>>
  filters: readonly Filter<Row>[]
  orders: Readonly<Record<string, Order>>
  /** The number that a map says of a row: rent a month, or price. */
  price: string
  /** The number (`dayNumber`) of the last day on which a row is on offer. */
  lastDay: string
}

export const ascending = (number: string): Order => ({ number, descending: false })
export const descending = (number: string): Order => ({ number, descending: true })
