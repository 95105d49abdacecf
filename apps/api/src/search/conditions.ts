import { keywordTerms } from '@sumai/domain/search-text'
import { type Bounds, Polygon } from '@sumai/geo/polygon'
import { TypedFastBitSet } from 'typedfastbitset'
import { commutesIn, rowsWithin } from './commute.ts'
import { boxOf } from './place-column.ts'
import { dayNumber, type Filter, type Value } from './resource.ts'
import { columnOf } from './row-columns.ts'
import type { SearchTable } from './table.ts'
import { walksTo } from './walks.ts'

/** Search conditions as the contract's query schema parses them. */
export type Query = Readonly<Record<string, unknown>>

/** One condition and the rows that fulfil it; all of them narrow. */
export type Condition = {
  /** The query key that asks for it. */
  key: string
  bits: TypedFastBitSet
  /** Nobody would drop it to find more. */
  isFixed?: true
  /** The rows without the condition of another key, on which this one depends. */
  without?: { key: string; bits: () => TypedFastBitSet }
}

/** The conditions of a query. Unknown keys are no conditions. */
export const conditionsOf = <Row>(table: SearchTable<Row>, query: Query): Condition[] => [
  visibility(table, query),
  ...table.resource.filters.flatMap((filter) => conditionsIn(table, filter, query)),
]

export function visibility<Row>(table: SearchTable<Row>, query: Query): Condition {
  const seen = (by: Query) => {
    const bits = visibleBits(table, by)
    addOwn(table, by.own as Own | undefined, bits)
    return bits
  }
  const without = { key: 'keyword', bits: () => seen({ ...query, keyword: undefined }) }
  return { key: 'visible', isFixed: true, bits: seen(query), without }
}

function visibleBits<Row>({ open, recentlyClosed }: SearchTable<Row>, query: Query) {
  // Words of what is closed might say where it is.
  if (query.keyword) return open.clone()
  if (query.is_closed_only) return recentlyClosed.clone()
  return query.is_include_all ? open.new_union(recentlyClosed) : open.clone()
}

/** The owners whose rows a query sees in any state: all or some. */
export type Own = 'all' | readonly Value[]

function addOwn<Row>(
  { resource, sets }: SearchTable<Row>,
  own: Own | undefined,
  seen: TypedFastBitSet,
) {
  if (!own || !resource.owner) return
  const owners = sets(resource.owner)
  seen.union(owners.any(own === 'all' ? owners.sets.keys() : own))
}

/** What a query asks of one filter. */
export function conditionsIn<Row>(
  table: SearchTable<Row>,
  filter: Filter<Row>,
  query: Query,
): Condition[] {
  switch (filter.kind) {
    case 'set': {
      const values = query[filter.name] as Value[] | undefined
      if (!values) return []
      const bits = table.sets(columnOf(filter, query)).any(values)
      return [{ key: filter.name, bits }]
    }
    case 'all-of': {
      const values = query[filter.name] as Value[] | undefined
      if (!values) return []
      const bits = table.sets(filter.name).all(values)
      return [{ key: filter.name, bits }]
    }
    case 'flag':
      if (!query[filter.name]) return []
      return [{ key: filter.name, bits: table.sets(filter.name).any([1]) }]
    case 'key':
      return readKey(table, filter, query)
    case 'range':
      return readRange(table, filter, query)
    case 'bounds':
    case 'area':
      return readPosition(table, filter, query)
    case 'commute':
      return readCommutes(table, filter.name, query)
    case 'words':
      return readWords(table, filter.name, query)
  }
}

type Kind<Row, K> = Extract<Filter<Row>, { kind: K }>

function readKey<Row>(table: SearchTable<Row>, filter: Kind<Row, 'key'>, query: Query) {
  const conditions: Condition[] = []
  const column = table.keys(filter.name)
  const wanted = query[filter.name] as string[] | undefined
  if (wanted) {
    conditions.push({ key: filter.name, bits: column.any(wanted) })
  }
  const unwanted = filter.exclude && (query[filter.exclude] as string[] | undefined)
  if (filter.exclude && unwanted) {
    const bits = everything(table).difference(column.any(unwanted))
    conditions.push({ key: filter.exclude, isFixed: true, bits })
  }
  return conditions
}

function readRange<Row>(table: SearchTable<Row>, filter: Kind<Row, 'range'>, query: Query) {
  const conditions: Condition[] = []
  const { min, max } = filter
  const bound = (key: string, limit: number, fits: (value: number) => boolean) => {
    const fitting = (by: Query) => {
      const bits = new TypedFastBitSet()
      const numberOf = numbersOf(table, filter, by)
      for (let slot = 0; slot < table.ids.length; slot++) if (fits(numberOf(slot))) bits.add(slot)
      return bits
    }
    const other = stationsIn(filter, query) && filter.to?.key
    const without = other && { key: other, bits: () => fitting({ ...query, [other]: undefined }) }
    const kept = !changes(filter, query) && filter.steps?.includes(limit)
    const bits = kept ? table.sets(key).any([limit]) : fitting(query)
    conditions.push({ key, bits, ...(without && { without }) })
  }
  const low = min && numberIn(query[min])
  const high = max && numberIn(query[max])
  if (min && typeof low === 'number') bound(min, low, (value) => value >= low)
  if (max && typeof high === 'number') bound(max, high, (value) => value <= high)
  return conditions
}

const numberIn = (value: unknown) => (typeof value === 'string' ? dayNumber(value) : value)

/** The stations to which a range counts minutes. */
export const stationsIn = <Row>({ to }: Kind<Row, 'range'>, query: Query) =>
  to && (query[to.key] as readonly Value[] | undefined)

/** Whether a query changes what a range compares. */
export const changes = <Row>(filter: Kind<Row, 'range'>, query: Query): boolean =>
  Object.keys(filter.plus ?? {}).some((flag) => query[flag]) ||
  stationsIn(filter, query) !== undefined

/** The number that a range compares: rent alone, or with what the query adds to it. */
export function numbersOf<Row>(table: SearchTable<Row>, filter: Kind<Row, 'range'>, query: Query) {
  const stations = stationsIn(filter, query)
  if (filter.to && stations) {
    const walks = walksTo(table, filter.to, stations)
    return (slot: number) => walks[slot] as number
  }
  const base = table.numbers(filter.number)
  const extra = Object.entries(filter.plus ?? {})
    .filter(([flag]) => query[flag])
    .map(([, number]) => table.numbers(number))
  if (extra.length === 0) return (slot: number) => base[slot] ?? Number.NaN
  return (slot: number) =>
    extra.reduce((sum, values) => sum + (values[slot] ?? 0), base[slot] ?? Number.NaN)
}

function readPosition<Row>(
  table: SearchTable<Row>,
  filter: Kind<Row, 'bounds' | 'area'>,
  query: Query,
) {
  const { kind, name } = filter
  const degrees = query[name] as number[] | undefined
  if (!degrees) return []
  const area = kind === 'area' ? new Polygon([degrees]) : boxOf(degrees as unknown as Bounds)
  return [{ key: name, bits: table.places(filter).within(area) }]
}

function readCommutes<Row>(table: SearchTable<Row>, name: string, query: Query): Condition[] {
  const commutes = commutesIn(query)
  if (commutes.length === 0) return []
  const [first, ...others] = commutes.map((commute) => rowsWithin(table, commute))
  for (const rows of others) first?.intersection(rows)
  return [{ key: name, bits: first ?? new TypedFastBitSet() }]
}

function readWords<Row>(table: SearchTable<Row>, name: string, query: Query): Condition[] {
  const column = table.words(name)
  const terms = keywordTerms((query[name] as string | undefined) ?? '')
  const [first, ...others] = terms.map((term) => column.containing(term))
  if (!first) return []
  return [{ key: name, bits: others.reduce((all, own) => all.new_intersection(own), first) }]
}

function everything<Row>(table: SearchTable<Row>): TypedFastBitSet {
  const bits = new TypedFastBitSet()
  if (table.ids.length > 0) bits.addRange(0, table.ids.length)
  return bits
}
