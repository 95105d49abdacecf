import type { Commute } from '@sumai/domain/search-url/commute'
import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import { minutesFrom } from './commute.ts'
import { type Comparer, Ranks } from './ranks.ts'
import { dayNumber, type Order, type Resource, type Value } from './resource.ts'
import { RowColumns } from './row-columns.ts'

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
  readonly #columns: RowColumns<Row>
  readonly #ranks = new Map<string, Ranks>()
  readonly #openCounts = new Map<string, ReadonlyMap<Value, number>>()
  #endedBefore: string
  readonly #minutes = new LRUCache<string, Float32Array>({ max: PLACES_KEPT })

  constructor(resource: Resource<Row>, today: string) {
    this.resource = resource
    this.today = today
    this.#endedBefore = today
    this.#columns = new RowColumns(resource, today)
  }

  sets = (name: string) => this.#columns.sets(name)
  keys = (name: string) => this.#columns.keys(name)
  numbers = (name: string) => this.#columns.numbers(name)
  places = (position: { lat: string; lng: string }) => this.#columns.places(position)
  words = (name: string) => this.#columns.words(name)
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
    for (const ranks of this.#ranks.values()) ranks.move(slot)
  }

  /** Takes a row out of every result; its slot stays empty. */
  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#forget()
    this.#clear(slot)
  }

  /** Ends the offers whose last day is before `day`, later than `today`. False when that was done. */
  endBefore(day: string): boolean {
    if (this.#endedBefore === day) return false
    this.#endedBefore = day
    const lastDays = this.numbers(this.resource.lastDay)
    const first = dayNumber(day)
    for (const slot of this.open.array()) {
      if ((lastDays[slot] ?? Number.NaN) < first) this.open.remove(slot)
    }
    this.#openCounts.clear()
    return true
  }

  #forget(): void {
    this.#openCounts.clear()
    this.#minutes.clear()
  }

  #fill(slot: number, row: Row): void {
    const { resource, today } = this
    if (resource.isOpen(row, today)) this.open.add(slot)
    if (resource.isRecentlyClosed(row, today)) this.recentlyClosed.add(slot)
    this.#columns.write(slot, row)
  }

  #clear(slot: number): void {
    this.open.remove(slot)
    this.recentlyClosed.remove(slot)
    this.#columns.clear(slot)
  }

  /** Every slot in an order, sorted when it is first asked for. */
  ranked(order: string): Uint32Array {
    const ranks = this.#ranks.get(order) ?? new Ranks()
    this.#ranks.set(order, ranks)
    return ranks.sorted(this.ids.length, this.#comparer(order))
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

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
