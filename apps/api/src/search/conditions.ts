import { type Bounds, Polygon } from '@sumai/geo/polygon'
import { TypedFastBitSet } from 'typedfastbitset'
import { commutesIn, rowsWithin } from './commute.ts'
import { boxOf } from './place-column.ts'
import { dayNumber, type Filter, type Value } from './resource.ts'
import { columnOf, type SearchTable } from './table.ts'

/** Search conditions as the contract's query schema parses them. */
export type Query = Readonly<Record<string, unknown>>

/** One condition and the rows that fulfil it. */
export type Condition = {
  /** Conditions of one group were united already; groups narrow each other. */
  group: string
  /** The query keys that a relaxation drops; none when the condition cannot be dropped. */
  keys: string[]
  bits: TypedFastBitSet
}

/** The conditions of a query, one for each group. Unknown keys are no conditions. */
export function conditionsOf<Row>(table: SearchTable<Row>, query: Query): Condition[] {
  const conditions = [visibility(table, query)]
  for (const filter of table.resource.filters) {
    for (const condition of read(table, filter, query)) {
      const sameGroup = conditions.find(({ group }) => group === condition.group)
      if (sameGroup) {
        sameGroup.bits.union(condition.bits)
        sameGroup.keys.push(...condition.keys)
      } else conditions.push(condition)
    }
  }
  return conditions
}

function visibility<Row>(table: SearchTable<Row>, query: Query): Condition {
  const bits = visibleBits(table, query)
  addOwn(table, query.own as Own | undefined, bits)
  return { group: 'visible', keys: [], bits }
}

function visibleBits<Row>({ open, recentlyClosed }: SearchTable<Row>, query: Query) {
  if (query.is_closed_only) return recentlyClosed.clone()
  return query.is_include_all ? open.new_union(recentlyClosed) : open.clone()
}

/** The owners whose rows a query sees in any state: all or some. */
export type Own = 'all' | readonly Value[]

function addOwn<Row>(
  { resource, bits }: SearchTable<Row>,
  own: Own | undefined,
  seen: TypedFastBitSet,
) {
  if (!own || !resource.owner) return
  const owners = bits(resource.owner)
  seen.union(owners.any(own === 'all' ? owners.bits.keys() : own))
}

function read<Row>(table: SearchTable<Row>, filter: Filter<Row>, query: Query): Condition[] {
  switch (filter.kind) {
    case 'set': {
      const values = query[filter.name] as Value[] | undefined
      if (!values) return []
      const bits = table.bits(columnOf(filter, query)).any(values)
      return [{ group: filter.group ?? filter.name, keys: [filter.name], bits }]
    }
    case 'all-of': {
      const values = query[filter.name] as Value[] | undefined
      if (!values) return []
      const bits = table.bits(filter.name).all(values)
      return [{ group: filter.name, keys: [filter.name], bits }]
    }
    case 'flag':
      if (!query[filter.name]) return []
      return [{ group: filter.name, keys: [filter.name], bits: table.bits(filter.name).any([1]) }]
    case 'key':
      return readKey(table, filter, query)
    case 'range':
      return readRange(table, filter, query)
    case 'bounds':
    case 'area':
      return readPosition(table, filter, query)
    case 'commute':
      return readCommutes(table, filter.name, query)
  }
}

type Kind<Row, K> = Extract<Filter<Row>, { kind: K }>

function readKey<Row>(table: SearchTable<Row>, filter: Kind<Row, 'key'>, query: Query) {
  const conditions: Condition[] = []
  const column = table.keys(filter.name)
  const wanted = query[filter.name] as string[] | undefined
  if (wanted) {
    conditions.push({ group: filter.name, keys: [filter.name], bits: column.any(wanted) })
  }
  const unwanted = filter.exclude && (query[filter.exclude] as string[] | undefined)
  if (filter.exclude && unwanted) {
    const bits = everything(table).difference(column.any(unwanted))
    conditions.push({ group: filter.exclude, keys: [], bits })
  }
  return conditions
}

function readRange<Row>(table: SearchTable<Row>, filter: Kind<Row, 'range'>, query: Query) {
  const conditions: Condition[] = []
  const { min, max } = filter
  const numberOf = numbersOf(table, filter, query)
  const bound = (key: string, fits: (value: number) => boolean) => {
    const bits = new TypedFastBitSet()
    for (let slot = 0; slot < table.ids.length; slot++) if (fits(numberOf(slot))) bits.add(slot)
    conditions.push({ group: key, keys: [key], bits })
  }
  const low = min && numberIn(query[min])
  const high = max && numberIn(query[max])
  if (min && typeof low === 'number') bound(min, (value) => value >= low)
  if (max && typeof high === 'number') bound(max, (value) => value <= high)
  return conditions
}

const numberIn = (value: unknown) => (typeof value === 'string' ? dayNumber(value) : value)

/** Whether a query adds other numbers to what a range compares. */
export const addsTo = <Row>({ plus = {} }: Kind<Row, 'range'>, query: Query): boolean =>
  Object.keys(plus).some((flag) => query[flag])

/** The number that a range compares: rent alone, or with what the query adds to it. */
export function numbersOf<Row>(table: SearchTable<Row>, filter: Kind<Row, 'range'>, query: Query) {
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
  return [{ group: name, keys: [name], bits: table.places(filter).within(area) }]
}

function readCommutes<Row>(table: SearchTable<Row>, name: string, query: Query): Condition[] {
  const commutes = commutesIn(query)
  if (commutes.length === 0) return []
  const [first, ...others] = commutes.map((commute) => rowsWithin(table, commute))
  for (const rows of others) first?.intersection(rows)
  return [{ group: name, keys: [name], bits: first ?? new TypedFastBitSet() }]
}

function everything<Row>(table: SearchTable<Row>): TypedFastBitSet {
  const bits = new TypedFastBitSet()
  if (table.ids.length > 0) bits.addRange(0, table.ids.length)
  return bits
}
