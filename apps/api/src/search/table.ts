import type { Commute } from '@sumai/domain/search-url/commute'
import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import { KeyColumn, NumberColumn, SetColumn } from './columns.ts'
import { minutesFrom } from './commute.ts'
import { PlaceColumn } from './place-column.ts'
import type { Filter, Order, Resource, Value } from './resource.ts'
import { WordColumn } from './word-column.ts'

/** Of each of these places the minutes of all rows are kept: 4 bytes a row. */
const PLACES_KEPT = 20

/**
 * The columns that filter, count and sort all listings of one kind, in memory. Rows are identified
 * by their slot.
 */
export class SearchTable<Row> {
  readonly resource: Resource<Row>
  /** The day for which `open` and `recentlyClosed` hold. */
  readonly today: string
  readonly ids: string[] = []
  readonly open = new TypedFastBitSet()
  readonly recentlyClosed = new TypedFastBitSet()
  readonly #slots = new Map<string, number>()
  readonly #sets = new Map<string, SetColumn>()
  readonly #keys = new Map<string, KeyColumn>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #places = new Map<string, PlaceColumn>()
  readonly #words = new Map<string, WordColumn>()
  readonly #ranks = new Map<string, Ranks>()
  readonly #openCounts = new Map<string, ReadonlyMap<Value, number>>()
  readonly #minutes = new LRUCache<string, Float32Array>({ max: PLACES_KEPT })

  constructor(resource: Resource<Row>, today: string) {
    this.resource = resource
    this.today = today
    for (const name of Object.keys(resource.numbers)) this.#numbers.set(name, new NumberColumn())
    for (const name of Object.keys(resource.keys)) this.#keys.set(name, new KeyColumn())
    for (const filter of resource.filters) {
      if (filter.kind === 'key') this.#keys.set(filter.name, new KeyColumn())
      else if (filter.kind === 'words') this.#words.set(filter.name, new WordColumn())
      else if (filter.kind === 'bounds' || filter.kind === 'area') this.#addPlaces(filter)
      else for (const name of setColumns(filter)) this.#sets.set(name, new SetColumn())
    }
  }

  sets = (name: string): SetColumn => found(this.#sets, name)
  keys = (name: string): KeyColumn => found(this.#keys, name)
  numbers = (name: string): Float64Array => found(this.#numbers, name).values
  places = ({ lat, lng }: Position): PlaceColumn => found(this.#places, `${lat},${lng}`)
  words = (name: string): WordColumn => found(this.#words, name)
  slot = (id: string): number | undefined => this.#slots.get(id)

  /** How many rows on offer have each value of a column. */
  openCounts(name: string): ReadonlyMap<Value, number> {
    const known = this.#openCounts.get(name)
    if (known) return known
    const sets = [...this.sets(name).sets]
    const counts = new Map(sets.map(([value, set]) => [value, set.countAmong(this.open)]))
    this.#openCounts.set(name, counts)
    return counts
  }

  /** Minutes from each row to a place, rounded up; `Infinity` for a row without a known way. */
  minutesTo({ place, by }: Pick<Commute, 'place' | 'by'>): Float32Array {
    const key = `${place} ${by}`
    const known = this.#minutes.get(key)
    if (known) return known
    const ways = this.resource.filters.find((filter) => filter.kind === 'commute')
    if (!ways) throw new Error('No way to a place is known of these rows')
    const columns = {
      lats: this.numbers(ways.lat),
      lngs: this.numbers(ways.lng),
      stations: ways.stations.map(({ halt, minutes }) => ({
        halts: this.numbers(halt),
        minutes: this.numbers(minutes),
      })),
    }
    const minutes = minutesFrom(this.ids.length, columns, { place, by })
    this.#minutes.set(key, minutes)
    return minutes
  }

  /** Adds a row, or replaces the one with the same identifier. */
  put(row: Row): void {
    this.#forget()
    const id = this.resource.id(row)
    const known = this.#slots.get(id)
    const slot = known ?? this.ids.push(id) - 1
    if (known === undefined) this.#slots.set(id, slot)
    else this.#clear(slot)
    this.#fill(slot, row)
    for (const { moved } of this.#ranks.values()) moved.add(slot)
  }

  /** Takes a row out of every result; its slot stays empty. */
  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#forget()
    this.#clear(slot)
  }

  #addPlaces({ lat, lng }: Position): void {
    const column = new PlaceColumn(found(this.#numbers, lat), found(this.#numbers, lng))
    this.#places.set(`${lat},${lng}`, column)
  }

  #forget(): void {
    this.#openCounts.clear()
    this.#minutes.clear()
  }

  #fill(slot: number, row: Row): void {
    const { resource, today } = this
    if (resource.isOpen(row, today)) this.open.add(slot)
    if (resource.isRecentlyClosed(row, today)) this.recentlyClosed.add(slot)
    for (const [name, of] of Object.entries(resource.numbers)) {
      found(this.#numbers, name).set(slot, of(row, today))
    }
    for (const [name, of] of Object.entries(resource.keys)) this.keys(name).add(slot, of(row))
    for (const column of this.#places.values()) column.set(slot)
    for (const filter of resource.filters) {
      if (filter.kind === 'key') this.keys(filter.name).add(slot, filter.of(row))
      else if (filter.kind === 'flag') this.sets(filter.name).add(slot, filter.of(row) ? [1] : [])
      else if (filter.kind === 'all-of') this.sets(filter.name).add(slot, filter.of(row))
      else if (filter.kind === 'words') this.words(filter.name).add(slot, filter.of(row))
      else if (filter.kind === 'set') this.#fillSet(slot, row, filter)
      else if (filter.kind === 'range') this.#fillSteps(slot, filter)
    }
  }

  #fillSet(slot: number, row: Row, { name, of, within }: Extract<Filter<Row>, { kind: 'set' }>) {
    if (!within) this.sets(name).add(slot, of(row))
    for (const step of within?.steps ?? []) this.sets(columnAt(name, step)).add(slot, of(row, step))
  }

  #fillSteps(slot: number, { number, min, max, steps = [] }: Range<Row>): void {
    const value = this.numbers(number)[slot] ?? Number.NaN
    if (min)
      this.#sets.get(min)?.add(
        slot,
        steps.filter((step) => value >= step),
      )
    if (max)
      this.#sets.get(max)?.add(
        slot,
        steps.filter((step) => value <= step),
      )
  }

  #clear(slot: number): void {
    this.open.remove(slot)
    this.recentlyClosed.remove(slot)
    for (const column of this.#sets.values()) column.clear(slot)
    for (const column of this.#keys.values()) column.clear(slot)
    for (const column of this.#words.values()) column.clear(slot)
  }

  /**
   * Every slot in an order, sorted when it is first asked for. Rows that were written since get their
   * places when it is asked for again: a write costs nothing, however many there are.
   */
  ranked(order: string): Uint32Array {
    const known = this.#ranks.get(order)
    if (known?.moved.size === 0) return known.slots
    const slots = known ? placed(known, this.ids.length, this.#comparer(order)) : this.#sort(order)
    this.#ranks.set(order, { slots, moved: new Set() })
    return slots
  }

  #sort(name: string): Uint32Array {
    return Uint32Array.from(this.ids.keys()).sort(this.#comparer(name))
  }

  #comparer(name: string): Comparer {
    const order: Order | undefined = this.resource.orders[name]
    if (!order) throw new Error(`Unknown order ${name}`)
    const { ids } = this
    const values = this.numbers(order.number)
    const sign = order.descending ? -1 : 1
    return (a, b) => {
      const [x = 0, y = 0] = [values[a], values[b]]
      if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return compare(ids[a], ids[b])
      if (Number.isNaN(x)) return 1
      if (Number.isNaN(y)) return -1
      return sign * (x - y)
    }
  }
}

type Range<Row> = Extract<Filter<Row>, { kind: 'range' }>
/** The numbers that say where a row is. */
type Position = { lat: string; lng: string }
type Comparer = (a: number, b: number) => number

/** A set filter has a column for each step within which it is read. */
const columnAt = (name: string, step: number) => `${name}@${step}`

/** The columns of a filter: for a range, the query keys whose steps are counted. */
function setColumns<Row>(filter: Filter<Row>): string[] {
  switch (filter.kind) {
    case 'set':
      return filter.within?.steps.map((step) => columnAt(filter.name, step)) ?? [filter.name]
    case 'all-of':
    case 'flag':
      return [filter.name]
    case 'range':
      return filter.steps ? [filter.min, filter.max].filter((key) => key !== undefined) : []
    default:
      return []
  }
}

/** The column in which a query reads a filter. */
export function columnOf<Row>(
  filter: Extract<Filter<Row>, { kind: 'set' | 'flag' | 'all-of' }>,
  query: Readonly<Record<string, unknown>>,
): string {
  if (filter.kind !== 'set' || !filter.within) return filter.name
  const { key, steps } = filter.within
  return columnAt(filter.name, (query[key] ?? steps[0]) as number)
}

/** Sorted slots, and those that may stand elsewhere or are new. */
type Ranks = { slots: Uint32Array; moved: Set<number> }

/** All of them sorted, `length` in number. */
function placed({ slots, moved }: Ranks, length: number, compare: Comparer): Uint32Array {
  const isMoved = new Uint8Array(length)
  for (const slot of moved) isMoved[slot] = 1
  const rest = new Uint32Array(length - moved.size)
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (isMoved[slot] === 0) rest[count++] = slot
  }
  const sorted = new Uint32Array(length)
  let from = 0
  for (const [index, slot] of [...moved].sort(compare).entries()) {
    const to = firstBehind(rest, slot, from, compare)
    sorted.set(rest.subarray(from, to), from + index)
    sorted[to + index] = slot
    from = to
  }
  sorted.set(rest.subarray(from), from + moved.size)
  return sorted
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

function found<T>(map: Map<string, T>, name: string): T {
  const value = map.get(name)
  if (!value) throw new Error(`No such column: ${name}`)
  return value
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
