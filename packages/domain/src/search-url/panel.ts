import type { Condition, Kind } from './condition.ts'
import type { FieldValue } from './field.ts'
import { type SearchScope, TABLES, type Table } from './fields.ts'

type Rows<Scope extends SearchScope, Row> = {
  [Name in keyof Table<Scope> & string]: Table<Scope>[Name] extends Row ? Name : never
}[keyof Table<Scope> & string]

/** What the panel of a search is made of: conditions with a group of their own, and other groups. */
export type PanelPart<Scope extends SearchScope> =
  | Rows<Scope, { panel: 'own' }>
  | (Rows<Scope, { panel: 'features' }> extends never ? never : 'features')

/** The conditions in the group of features that are no switches: each has choices. */
export type FeatureChoices<Scope extends SearchScope> = Rows<
  Scope,
  { panel: 'features'; kind: Exclude<Kind, 'flag'> }
>

/** Conditions whose values have to be put into words; a switch is called by its label. */
type Worded<Scope extends SearchScope> = Exclude<
  Rows<Scope, { kind: Exclude<Kind, 'place' | 'flag' | 'mode' | 'display'> }>,
  Rows<Scope, { isUnsaid: true }>
>
type Value<Row> = Row extends { kind: infer K; field: infer F }
  ? K extends 'choices' | 'all'
    ? FieldValue<F> extends readonly (infer Item)[]
      ? Item
      : never
    : FieldValue<F>
  : never

/** How a search puts its conditions into words: one choice of many, or the one value there is. */
export type Words<Scope extends SearchScope> = {
  [Name in Worded<Scope>]: (value: Value<Table<Scope>[Name]>) => string
}

const rowsOf = (scope: SearchScope) => Object.entries<Condition>(TABLES[scope])

/** The switches of a search, in the order in which they are shown. */
export const flagsOf = (scope: SearchScope): { key: string; label: string }[] =>
  rowsOf(scope).flatMap(([key, { kind, panel, label = '' }]) =>
    kind === 'flag' && panel ? [{ key, label }] : [],
  )

/** The switches that change what one condition compares. */
export const modesOf = (scope: SearchScope, name: string): { key: string; label: string }[] =>
  rowsOf(scope).flatMap(([key, { changes, label = '' }]) =>
    changes === name ? [{ key, label }] : [],
  )

/** The keys whose options the panel counts, as `with_facets` asks for them. */
export const facetsOf = (scope: SearchScope): string[] =>
  rowsOf(scope).flatMap(([name, { kind, panel }]) => {
    if (!panel || kind === 'text') return []
    return kind === 'range' ? [`${name}_min`, `${name}_max`] : [name]
  })
