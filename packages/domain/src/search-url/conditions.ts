import { type ConditionTable, fieldsIn } from './condition.ts'
import type { AnyField } from './field.ts'
import { type SearchScope, TABLES } from './fields.ts'

/** The order that needs a place to go to. */
export const BY_COMMUTE = 'commute_asc'

/** Conditions that say how results are shown, not which. */
export const PRESENTATION_KEYS: readonly string[] = ['page', 'order', 'view', 'limit']

/** Conditions of any scope, for the code in this folder. */
export type AnyConditions = Readonly<Record<string, unknown>>

type Fields = [key: string, field: AnyField][]
const sorted = (table: ConditionTable): Fields =>
  fieldsIn(table).sort(([a], [b]) => (a < b ? -1 : 1))

const SORTED: Record<SearchScope, Fields> = {
  chintai: sorted(TABLES.chintai),
  baibai: sorted(TABLES.baibai),
  invest: sorted(TABLES.invest),
}

/** The keys of a scope, in the order of canonical queries. */
export const fieldsOf = (scope: SearchScope): Fields => SORTED[scope]

function readValue({ read }: AnyField, raw: readonly string[] = []) {
  const values = raw.filter((text) => text.trim() !== '')
  return values.length > 0 ? read(values) : undefined
}

/** Conditions from raw values by key, or the first key with an invalid value. */
export function readConditions(
  scope: SearchScope,
  raw: ReadonlyMap<string, readonly string[]>,
): { conditions: AnyConditions } | { badKey: string } {
  const conditions: Record<string, unknown> = {}
  for (const [key, field] of fieldsOf(scope)) {
    const value = readValue(field, raw.get(key))
    if (value === null) return { badKey: key }
    if (value !== undefined) conditions[key] = value
  }
  return { conditions: inOrder(scope, conditions) }
}

/** A lower limit above the upper one changes places with it. */
export function inOrder(scope: SearchScope, conditions: AnyConditions): AnyConditions {
  const ordered: Record<string, unknown> = { ...conditions }
  for (const name of Object.keys(TABLES[scope])) {
    const { [`${name}_min`]: min, [`${name}_max`]: max } = conditions
    if (Number(min) > Number(max)) {
      ordered[`${name}_min`] = max
      ordered[`${name}_max`] = min
    }
  }
  return ordered
}

/** Sorted, without duplicates, defaults, empty values, and values that a URL cannot have. */
export function tidyConditions(scope: SearchScope, conditions: AnyConditions): AnyConditions {
  const tidied: Record<string, unknown> = {}
  for (const [key, field] of fieldsOf(scope)) {
    if (conditions[key] == null) continue
    const value = readValue(field, field.write(conditions[key] as never))
    if (value != null) tidied[key] = value
  }
  if (!tidied.commute && tidied.order === BY_COMMUTE) delete tidied.order
  return tidied
}
