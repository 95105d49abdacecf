import type { Condition, Kind } from './condition.ts'
import { type SearchScope, TABLES, type Table } from './fields.ts'

/** The names of the conditions of a kind. */
export type Rows<Scope extends SearchScope, Row> = {
  [Name in keyof Table<Scope> & string]: Table<Scope>[Name] extends Row ? Name : never
}[keyof Table<Scope> & string]

type SharedPart = Exclude<Condition['panel'], 'own' | null>
type SharedBy<Scope extends SearchScope, Part extends SharedPart = SharedPart> = {
  [Name in Part]: Rows<Scope, { panel: Name }> extends never ? never : Name
}[Part]

/** The groups of the search panel: one for each `own` condition, and those that several share. */
export type PanelPart<Scope extends SearchScope> = Rows<Scope, { panel: 'own' }> | SharedBy<Scope>

/** The conditions in the group of features that have choices: neither switches nor limits. */
export type FeatureChoices<Scope extends SearchScope> = Rows<
  Scope,
  { panel: 'features'; kind: Exclude<Kind, 'flag' | 'from'> }
>

const rowsOf = (scope: SearchScope) => Object.entries<Condition>(TABLES[scope])

/** The switches of a search in the order in which they are shown, or those of a group. */
export const flagsOf = (scope: SearchScope, part?: SharedPart): { key: string; label: string }[] =>
  rowsOf(scope).flatMap(([key, { kind, panel, label = '' }]) =>
    kind === 'flag' && panel && (part ?? panel) === panel ? [{ key, label }] : [],
  )

/** The switches that change what one condition compares. */
export const modesOf = (scope: SearchScope, name: string) =>
  rowsOf(scope).flatMap(([key, { changes, label = '', part = '' }]) =>
    changes === name ? [{ key, label, part }] : [],
  )

/** The keys whose options the panel shows with counts, for `with_facets`. */
export const facetsOf = (scope: SearchScope): string[] =>
  rowsOf(scope).flatMap(([name, { kind, panel }]) => {
    if (!panel || kind === 'text') return []
    return kind === 'range' ? [`${name}_min`, `${name}_max`] : [name]
  })
