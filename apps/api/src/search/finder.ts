import { type CommuteBy, MOST_MINUTES } from '@sumai/domain/search-url/commute'
import type { Bounds } from '@sumai/geo/polygon'
import { LRUCache } from 'lru-cache'
import type { TypedFastBitSet } from 'typedfastbitset'
import { byCommute, commutesIn, longestWays } from './commute.ts'
import { type Condition, conditionsOf, type Query, stationsIn } from './conditions.ts'
import { countsBeside } from './counts-beside.ts'
import { type Facets, facetsOf, intersect } from './facets.ts'
import { type Median, mediansOf } from './medians.ts'
import { type Cluster, onMap, type Pin } from './on-map.ts'
import { type Relaxation, relaxationsOf, withSteps } from './relax.ts'
import type { RowSet } from './row-set.ts'
import { sortedBy } from './sorted-by.ts'
import type { SearchTable } from './table.ts'
import type { Traffic } from './traffic.ts'
import { walksTo } from './walks.ts'

/** Identifiers of one page, in order, and how many rows there are on all pages. */
export type Page = { ids: string[]; total: number }
type Group = {
  key: string
  /** Its first rows; in the order of recommendation its cheapest. */
  ids: string[]
  /** All rows of it that were found, and the lowest and highest of their prices in yen. */
  count: number
  low: number
  high: number
}
/** `total` counts groups, `rowTotal` their rows. */
type GroupPage = { groups: Group[]; total: number; rowTotal: number }
type Way = { minutes: number | null; by: CommuteBy }
/** `id`: the cheapest row there; `commute`: from it to each place of the query. */
export type MapPin = Omit<Pin, 'slot'> & { id: string; commute?: Way[] | undefined }
type MapPage = { total: number; clusters: Cluster[]; pins: MapPin[] }
export type PageQuery = Query & { page: number; limit: number; order: string }

type Medians = Record<string, Median>

type Found = { conditions: Condition[]; bits: TypedFastBitSet; total: number }

/** Keys that do not change which rows are found. */
const PRESENTATION = new Set([
  'page',
  'limit',
  'order',
  'fields',
  'with_facets',
  'with_relax',
  'commute_to',
  'is_by_tatemono',
  'zoom',
])
/** What a map shows that says no bounds: all municipalities of the agency. */
const REGION: Bounds = [129.88, 32.69, 131.04, 34.02]
/** Keys whose values stand in a certain order. */
const IN_ORDER = new Set(['bounds', 'area'])
/** The order by the minutes to the places of the query, which no table has in advance. */
const BY_COMMUTE = 'commute_asc'
const RECOMMENDED = 'recommend'
/** Of a group on a page. */
const ROWS_OF_GROUP = 5
const CACHED_QUERIES = 100

/** Answers queries on one table, and remembers the answers until the table changes. */
export class Finder<Row> {
  readonly table: SearchTable<Row>
  readonly #traffic: Traffic
  readonly #found = new LRUCache<string, Found>({ max: CACHED_QUERIES })
  readonly #facets = new LRUCache<string, Promise<Facets>>({ max: CACHED_QUERIES })
  readonly #medians = new LRUCache<string, Promise<Medians>>({ max: CACHED_QUERIES })

  constructor(table: SearchTable<Row>, traffic: Traffic) {
    this.table = table
    this.#traffic = traffic
  }

  /** To be called whenever the table has changed. */
  forget(): void {
    this.#found.clear()
    this.#facets.clear()
    this.#medians.clear()
  }

  /** Answers for a later day, of which only the ends of offers are known. */
  endBefore(day: string): void {
    if (this.table.endBefore(day)) this.forget()
  }

  /** Whether the row may be seen by its identifier. */
  shows(id: string): boolean {
    const slot = this.table.slot(id)
    if (slot === undefined) return false
    return this.table.open.has(slot) || this.table.recentlyClosed.has(slot)
  }

  page(query: PageQuery): Page {
    const { bits, total } = this.#find(query)
    const ids: string[] = []
    let skip = (query.page - 1) * query.limit
    if (skip >= total) return { ids, total }
    for (const slot of this.#ranked(query)) {
      if (!bits.has(slot) || skip-- > 0) continue
      ids.push(this.table.ids[slot] ?? '')
      if (ids.length === query.limit) break
    }
    return { ids, total }
  }

  /**
   * The same rows gathered by an identifier of a `key` filter: pages count groups, which stand in
   * the order of their first row.
   */
  groups(query: PageQuery, key: string): GroupPage {
    const { bits, total: rowTotal } = this.#find(query)
    const column = this.table.keys(key)
    const prices = this.table.numbers(this.table.resource.price)
    const priceOf = (slot: number) => prices[slot] ?? 0
    const toGroup = (slots: readonly number[]): Group => {
      const byPrice = slots.toSorted((a, b) => priceOf(a) - priceOf(b))
      const first = query.order === RECOMMENDED ? byPrice : slots
      return {
        key: column.keyOf(slots[0] ?? -1),
        ids: first.slice(0, ROWS_OF_GROUP).map((slot) => this.table.ids[slot] ?? ''),
        count: slots.length,
        low: priceOf(byPrice.at(0) ?? -1),
        high: priceOf(byPrice.at(-1) ?? -1),
      }
    }
    const skip = (query.page - 1) * query.limit
    const ranks = new Map<string, number>()
    /** Of each group of the page. */
    const shown: number[][] = []
    for (const slot of this.#ranked(query)) {
      if (!bits.has(slot)) continue
      const name = column.keyOf(slot)
      const rank = ranks.get(name) ?? ranks.size
      ranks.set(name, rank)
      if (rank < skip || rank >= skip + query.limit) continue
      const slots = shown[rank - skip] ?? []
      shown[rank - skip] = slots
      slots.push(slot)
    }
    return { groups: shown.map(toGroup), total: ranks.size, rowTotal }
  }

  /** The same rows as a map shows them; `bounds` of the query are what it shows. */
  map(query: Query & { zoom: number }): MapPage {
    const { bits, total } = this.#find(query)
    const { ids, numbers, sets, resource } = this.table
    const columns = {
      lats: numbers('lat'),
      lngs: numbers('lng'),
      prices: numbers(resource.price),
      minutes: longestWays(this.table, query),
      cities: sets('city_code').sets as ReadonlyMap<string, RowSet>,
    }
    const bounds = (query.bounds as Bounds | undefined) ?? REGION
    const { clusters, pins } = onMap(bits, columns, { bounds, zoom: query.zoom })
    return {
      total,
      clusters,
      pins: pins.map(({ slot, ...pin }) => {
        const id = ids[slot] ?? ''
        return { ...pin, id, commute: this.commuteOf(query, id) }
      }),
    }
  }

  /** The identifier of a `key` filter that a row has. */
  keyOf(key: string, id: string): string {
    return this.table.keys(key).keyOf(this.table.slot(id) ?? -1)
  }

  total(query: Query): number {
    return this.#find(query).total
  }

  /** Counts what queries find that differ little from this one. */
  countsBeside(query: Query): ReturnType<typeof countsBeside<Row>> {
    return countsBeside(this.table, query)
  }

  facets(query: Query, names: readonly string[]): Promise<Facets> {
    const key = `${names.toSorted().join()} ${canonical(query)}`
    return remembered(this.#facets, key, async () => {
      const { conditions } = this.#find(query)
      return this.#traffic.count((pause) => facetsOf(this.table, query, conditions, names, pause))
    })
  }

  /** What rows with each option of a place cost, without the options that the query names. */
  medians(query: Query, name: string): Promise<Medians> {
    return remembered(this.#medians, `${name} ${canonical(query)}`, async () => {
      const { conditions } = this.#find(query)
      return this.#traffic.count(async (pause) => {
        await pause()
        return mediansOf(this.table, intersect(conditions, name), name, query)
      })
    })
  }

  /** The conditions to drop to find more, or to ease where nothing was found. */
  relaxations(query: Query): Relaxation[] {
    const { conditions, total } = this.#find(query)
    const relaxations = relaxationsOf(conditions)
    if (total > 0) return relaxations
    return relaxations.map((one) => withSteps(this.table, query, conditions, one))
  }

  /** How long one goes from a row to each place of the query; `undefined` when it names none. */
  commuteOf(query: Query, id: string): Way[] | undefined {
    const slot = this.table.slot(id) ?? -1
    const asked = { commute: query.commute_to ?? query.commute }
    const ways = commutesIn(asked).map((commute) => {
      const minutes = this.table.minutesTo(commute)[slot] ?? Number.POSITIVE_INFINITY
      return { minutes: minutes > MOST_MINUTES ? null : minutes, by: commute.by }
    })
    return ways.length > 0 ? ways : undefined
  }

  #ranked(query: PageQuery): Uint32Array {
    if (query.order === BY_COMMUTE)
      return byCommute(this.table, query, this.table.ranked(RECOMMENDED))
    const ranked = this.table.ranked(query.order)
    const { number } = this.table.resource.orders[query.order] ?? {}
    for (const filter of this.table.resource.filters) {
      if (filter.kind !== 'range' || filter.number !== number) continue
      const stations = stationsIn(filter, query)
      if (filter.to && stations) return sortedBy(walksTo(this.table, filter.to, stations), ranked)
    }
    return ranked
  }

  #find(query: Query): Found {
    const key = canonical(query)
    const known = this.#found.get(key)
    if (known) return known
    const conditions = conditionsOf(this.table, query)
    const bits = intersect(conditions)
    const found = { conditions, bits, total: bits.size() }
    this.#found.set(key, found)
    return found
  }
}

/** One text for all queries that have the same answer. */
function canonical(query: Query): string {
  const entries = Object.entries(query)
    .filter(([key, value]) => !PRESENTATION.has(key) && value !== undefined && value !== false)
    .map(([key, value]) => [
      key,
      Array.isArray(value) && !IN_ORDER.has(key) ? value.toSorted() : value,
    ])
  return JSON.stringify(entries.toSorted())
}

/** A failed answer is not kept. */
function remembered<T>(cache: LRUCache<string, Promise<T>>, key: string, work: () => Promise<T>) {
  const known = cache.get(key)
  if (known) return known
  const result = work()
  cache.set(key, result)
  result.catch(() => cache.delete(key))
  return result
}
