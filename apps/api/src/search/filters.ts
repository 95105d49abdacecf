import type { ConditionTable, Kind } from '@sumai/domain/search-url/condition'
import type { Filter, Value, Walks, Ways } from './resource.ts'

type Values<Row> = (row: Row, step?: number) => readonly Value[]
/** The numbers that say where a row is. */
type Position = { lat: string; lng: string }
type Steps = { number: string; steps?: readonly number[] }
/** The modes that change what a condition compares. */
type Modes<Table extends ConditionTable, Name> = {
  [Mode in keyof Table & string]: Table[Mode] extends { changes: Name } ? Mode : never
}[keyof Table & string]

type Part<Row, Table extends ConditionTable, Name extends keyof Table> = {
  flag: (row: Row) => boolean
  choices: Values<Row>
  all: Values<Row>
  place: Values<Row> | { of: Values<Row>; within: { key: string; steps: readonly number[] } }
  ids:
    | Values<Row>
    /**
     * An identifier with about as many values as rows; `exclude` is the key that leaves some out.
     */
    | { key: (row: Row) => string; exclude: string }
  range: Steps &
    ([Modes<Table, Name>] extends [never]
      ? unknown
      : { plus: Readonly<Record<Modes<Table, Name>, string>> })
  within: Steps & { to?: Walks }
  from: Steps
  bounds: Position
  area: Position
  commute: Ways
  text: (row: Row) => string
}[Exclude<Table[Name]['kind'], Unfiltered>]

/** A distance and a mode change other conditions. */
type Unfiltered = 'distance' | 'mode' | 'display'

/** What each condition of a table reads from a row; a forgotten one is a type error. */
export type Filters<Table extends ConditionTable, Row> = {
  [Name in keyof Table as Table[Name]['kind'] extends Unfiltered ? never : Name]: Part<
    Row,
    Table,
    Name
  >
}

type AnyPart<Row> = Values<Row> &
  ((row: Row) => boolean) &
  ((row: Row) => string) &
  Steps & { plus?: Readonly<Record<string, string>> } & Ways & {
    of: Values<Row>
    within: { key: string; steps: readonly number[] }
    key?: (row: Row) => string
    exclude: string
  }

/** The filters of the index, of which queries, facets and relaxations are made. */
export const filtersOf = <Table extends ConditionTable, Row>(
  table: Table,
  parts: Filters<Table, Row>,
): Filter<Row>[] =>
  Object.entries(parts as Record<string, AnyPart<Row>>).map(([name, part]) =>
    filterOf(name, table[name]?.kind, part),
  )

function filterOf<Row>(name: string, kind: Kind | undefined, part: AnyPart<Row>): Filter<Row> {
  switch (kind) {
    case 'flag':
      return { kind: 'flag', name, of: part }
    case 'all':
      return { kind: 'all-of', name, of: part }
    case 'text':
      return { kind: 'words', name, of: part }
    case 'place': {
      const { of = part, within } = part
      return { kind: 'set', name, of, within }
    }
    case 'ids': {
      const { key, exclude } = part
      return key ? { kind: 'key', name, exclude, of: key } : { kind: 'set', name, of: part }
    }
    case 'range':
      return { kind: 'range', ...part, min: `${name}_min`, max: `${name}_max` }
    case 'within':
      return { kind: 'range', ...part, max: name }
    case 'from':
      return { kind: 'range', ...part, min: name }
    case 'bounds':
    case 'area':
    case 'commute':
      return { kind, name, ...part }
    default:
      return { kind: 'set', name, of: part }
  }
}
