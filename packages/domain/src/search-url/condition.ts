import { type AnyField, type FieldValue, flag as flagField } from './field.ts'
import type { TermType } from './terms.ts'

type Shown = {
  /** In the panel. */
  label: string
  /** Its group in the panel: one of its own, or one that it shares. */
  panel: 'own' | 'features' | 'pictures'
}
/** Not in the panel: only links have it. */
type NotShown = { panel: null }
type About = (Shown | NotShown) & {
  /**
   * The type of its terms in paths and titles; master/url_terms.json lists them. `null`: only in
   * the query, so that its pages are not indexed.
   */
  term: TermType | null
}

const row =
  <Kind extends string>(kind: Kind) =>
  <F extends AnyField, const A extends About>(field: F, about: A) => ({ kind, field, ...about })

/** In any of these cities or near any of these stations or schools; the three are joined by OR. */
export const place = row('place')
/** The maximum distance from the schools. */
export const distance = row('distance')
/** One of these values. */
export const choices = row('choices')
/** All of these values. */
export const all = row('all')
/** A number between two limits, with the keys `…_min` and `…_max`. */
export const range = row('range')
/** A number up to a limit. */
export const within = row('within')
/** A number or day from a limit on. */
export const from = row('from')
/** One of these identifiers: of the listing itself, its shop, its building or its school district. */
export const ids = row('ids')
/** Inside a part of the map. */
export const bounds = row('bounds')
/** Inside an area that the visitor has drawn on the map. */
export const area = row('area')
/** Within some minutes of each of these places, by train or by car. */
export const commute = row('commute')
/** Contains these words. */
export const text = row('text')

/** A fact that is true. */
export const flag = <const A extends About>(about: A) => row('flag')(flagField(), about)

/** For conditions that only links have. */
export const IN_LINKS = { panel: null, term: null } as const

/**
 * Not a condition but a switch: it adds something, in short `part`, to what the condition `changes`
 * compares.
 */
export const mode = <const Name extends string>(
  changes: Name,
  about: { label: string; part: string },
) => ({ ...row('mode')(flagField(), IN_LINKS), changes, ...about })

/** Not a condition: how the results are shown. */
export const display = <F extends AnyField>(field: F) => row('display')(field, IN_LINKS)

/** One row of a table of conditions. */
export type Condition = {
  kind: Kind
  field: AnyField
  label?: string
  panel: Shown['panel'] | null
  term: TermType | null
  changes?: string
  part?: string
  isLinkOnly?: true
}
export type Kind = ReturnType<
  | (typeof place | typeof distance | typeof choices | typeof all | typeof range)
  | (typeof within | typeof from | typeof ids | typeof bounds | typeof area | typeof text)
  | typeof commute
  | (typeof flag | typeof mode | typeof display)
>['kind']
export type ConditionTable = Readonly<Record<string, Condition>>

type LinkOnly<Table extends ConditionTable> = {
  [Name in keyof Table]: Omit<Table[Name], 'panel' | 'term'> & {
    panel: null
    term: null
    isLinkOnly: true
  }
}

/** Turns conditions into ones that a search accepts in links but does not show. */
export const linkOnly = <Table extends ConditionTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, it]) => [name, { ...it, ...IN_LINKS, isLinkOnly: true }]),
  ) as LinkOnly<Table>

/** The names of a table's conditions of these kinds. */
export type OfKind<Table extends ConditionTable, K extends Kind> = {
  [Name in keyof Table & string]: Table[Name]['kind'] extends K ? Name : never
}[keyof Table & string]

/** The query keys of a condition: two for a range. */
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
