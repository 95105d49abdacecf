import { type AnyField, type FieldValue, flag as flagField } from './field.ts'
import type { TermType } from './terms.ts'

type Shown = {
  /** As the panel calls it. */
  label: string
  /** Where it stands in the panel: in a group of its own, or in the group of this name. */
  panel: 'own' | 'features'
}
/** Only a link brings it. */
type Unshown = { panel: null }
type About = (Shown | Unshown) & {
  /**
   * What its values can be in a path and in a title; master/url_terms.json says which of them are.
   * `null`: it stands in the query alone, whose pages are not for search engines.
   */
  term: TermType | null
}

const row =
  <Kind extends string>(kind: Kind) =>
  <F extends AnyField, const A extends About>(field: F, about: A) => ({ kind, field, ...about })

/** To lie at any of these cities, stations or schools: the three widen each other. */
export const place = row('place')
/** How near the schools. */
export const distance = row('distance')
/** To be any of these. */
export const choices = row('choices')
/** To have every one of these. */
export const all = row('all')
/** A number between two ends, each with a key of its own: `…_min` and `…_max`. */
export const range = row('range')
/** A number up to this one. */
export const within = row('within')
/** A number, or a day, from this one on. */
export const from = row('from')
/** To have one of these numbers, or to belong to what has. */
export const ids = row('ids')
/** To lie on this part of the map. */
export const bounds = row('bounds')
/** To be found by these words. */
export const text = row('text')

/** To be so. */
export const flag = <const A extends About>(about: A) => row('flag')(flagField(), about)

/** For conditions that only links bring. */
export const IN_LINKS = { panel: null, term: null } as const

/** No condition: a switch that changes what the condition `changes` compares. */
export const mode = <const Name extends string>(changes: Name, label: string) => ({
  ...row('mode')(flagField(), IN_LINKS),
  changes,
  label,
})

/** No condition: how the results are shown, which tells search engines nothing. */
export const display = <F extends AnyField>(field: F) => row('display')(field, IN_LINKS)

/** One row of a table of conditions. */
export type Condition = {
  kind: Kind
  field: AnyField
  label?: string
  panel: Shown['panel'] | null
  term: TermType | null
  changes?: string
  isUnsaid?: true
}
export type Kind = ReturnType<
  | (typeof place | typeof distance | typeof choices | typeof all | typeof range)
  | (typeof within | typeof from | typeof ids | typeof bounds | typeof text)
  | (typeof flag | typeof mode | typeof display)
>['kind']
export type ConditionTable = Readonly<Record<string, Condition>>

type Unsaid<Table extends ConditionTable> = {
  [Name in keyof Table]: Omit<Table[Name], 'panel' | 'term'> & {
    panel: null
    term: null
    isUnsaid: true
  }
}

/** Conditions that a search understands in a link, but neither offers nor puts into words. */
export const unsaid = <Table extends ConditionTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, it]) => [name, { ...it, ...IN_LINKS, isUnsaid: true }]),
  ) as Unsaid<Table>

/** The names of a table's conditions of these kinds. */
export type OfKind<Table extends ConditionTable, K extends Kind> = {
  [Name in keyof Table & string]: Table[Name]['kind'] extends K ? Name : never
}[keyof Table & string]

/** The keys of a condition in a query: two for a range. */
export type KeysOf<Table extends ConditionTable, Name extends keyof Table> = Name extends string
  ? Table[Name]['kind'] extends 'range'
    ? `${Name}_${'min' | 'max'}`
    : Name
  : never

/** The values of a table's conditions by the keys of the query. */
export type ConditionsOf<Table extends ConditionTable> = {
  [Name in keyof Table as KeysOf<Table, Name>]?: FieldValue<Table[Name]['field']>
}

/** How each key of a table is read and written. */
export const fieldsIn = (table: ConditionTable): [key: string, field: AnyField][] =>
  Object.entries(table).flatMap(([name, { kind, field }]): [string, AnyField][] =>
    kind === 'range'
      ? [
          [`${name}_min`, field],
          [`${name}_max`, field],
        ]
      : [[name, field]],
  )
