import { KeyColumn, NumberColumn, SetColumn } from './columns.ts'
import { PlaceColumn } from './place-column.ts'
import type { Filter, Resource } from './resource.ts'
import { WordColumn } from './word-column.ts'

/** The columns in which the facts of rows stand, by the names that filters and numbers have. */
export class RowColumns<Row> {
  readonly #sets = new Map<string, SetColumn>()
  readonly #keys = new Map<string, KeyColumn>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #places = new Map<string, PlaceColumn>()
  readonly #words = new Map<string, WordColumn>()
  readonly #writers: readonly Writer<Row>[]

  /** Some numbers depend on the day, `YYYY-MM-DD`. */
  constructor({ numbers, keys, filters }: Resource<Row>, today: string) {
    // Numbers are written first, because places and steps are read from them.
    this.#writers = [
      ...Object.entries(numbers).map(([name, of]) => this.#addNumber(name, of, today)),
      ...Object.entries(keys).map(([name, of]) => this.#addKey(name, of)),
      ...filters.flatMap((filter) => this.#addFilter(filter)),
    ]
  }

  sets = (name: string): SetColumn => found(this.#sets, name)
  keys = (name: string): KeyColumn => found(this.#keys, name)
  numbers = (name: string): Float64Array => found(this.#numbers, name).values
  places = ({ lat, lng }: Position): PlaceColumn => found(this.#places, `${lat},${lng}`)
  words = (name: string): WordColumn => found(this.#words, name)

  /** The slot is empty, or was cleared. */
  write(slot: number, row: Row): void {
    for (const write of this.#writers) write(slot, row)
  }

  clear(slot: number): void {
    for (const column of this.#sets.values()) column.clear(slot)
    for (const column of this.#keys.values()) column.clear(slot)
    for (const column of this.#words.values()) column.clear(slot)
  }

  #addNumber(name: string, of: Resource<Row>['numbers'][string], today: string): Writer<Row> {
    const column = added(this.#numbers, name, new NumberColumn())
    return (slot, row) => column.set(slot, of(row, today))
  }

  #addKey(name: string, of: (row: Row) => string): Writer<Row> {
    const column = added(this.#keys, name, new KeyColumn())
    return (slot, row) => column.add(slot, of(row))
  }

  #addFilter(filter: Filter<Row>): Writer<Row>[] {
    switch (filter.kind) {
      case 'key':
        return [this.#addKey(filter.name, filter.of)]
      case 'words': {
        const column = added(this.#words, filter.name, new WordColumn())
        return [(slot, row) => column.add(slot, filter.of(row))]
      }
      case 'bounds':
      case 'area':
        return this.#addPlaces(filter)
      case 'commute':
        return []
      case 'range':
        return this.#addSteps(filter)
      default:
        return this.#addSets(filter)
    }
  }

  /** A box and an area are looked for in one column. */
  #addPlaces({ lat, lng }: Position): Writer<Row>[] {
    const name = `${lat},${lng}`
    if (this.#places.has(name)) return []
    const numbers = [found(this.#numbers, lat), found(this.#numbers, lng)] as const
    const column = added(this.#places, name, new PlaceColumn(...numbers))
    return [(slot) => column.set(slot)]
  }

  #addSteps({ number, min, max, steps }: Of<Row, 'range'>): Writer<Row>[] {
    if (!steps) return []
    const numbers = found(this.#numbers, number)
    const add = (name: string, isWithin: (value: number, step: number) => boolean): Writer<Row> => {
      const column = added(this.#sets, name, new SetColumn())
      return (slot) => {
        const value = numbers.values[slot] as number
        for (const step of steps) if (isWithin(value, step)) column.add(slot, step)
      }
    }
    return [
      ...(min ? [add(min, (value, step) => value >= step)] : []),
      ...(max ? [add(max, (value, step) => value <= step)] : []),
    ]
  }

  #addSets(filter: Of<Row, 'set' | 'flag' | 'all-of'>): Writer<Row>[] {
    if (filter.kind === 'flag') {
      const column = added(this.#sets, filter.name, new SetColumn())
      return [(slot, row) => filter.of(row) && column.add(slot, 1)]
    }
    const steps = (filter.kind === 'set' && filter.within?.steps) || [undefined]
    return steps.map((step) => {
      const column = added(this.#sets, columnAt(filter.name, step), new SetColumn())
      return (slot, row) => {
        for (const value of filter.of(row, step)) column.add(slot, value)
      }
    })
  }
}

/** Puts one fact of a row into its column. */
type Writer<Row> = (slot: number, row: Row) => void
type Of<Row, Kind> = Extract<Filter<Row>, { kind: Kind }>
/** The numbers that say where a row is. */
type Position = { lat: string; lng: string }

/** A set filter has a column for each step within which it is read. */
const columnAt = (name: string, step: number | undefined) =>
  step === undefined ? name : `${name}@${step}`

/** The column in which a query reads a filter. */
export function columnOf<Row>(
  filter: Of<Row, 'set' | 'flag' | 'all-of'>,
  query: Readonly<Record<string, unknown>>,
): string {
  if (filter.kind !== 'set' || !filter.within) return filter.name
  const { key, steps } = filter.within
  return columnAt(filter.name, (query[key] ?? steps[0]) as number)
}

function added<Column>(columns: Map<string, Column>, name: string, column: Column): Column {
  columns.set(name, column)
  return column
}

function found<Column>(columns: ReadonlyMap<string, Column>, name: string): Column {
  const column = columns.get(name)
  if (!column) throw new Error(`No such column: ${name}`)
  return column
}
