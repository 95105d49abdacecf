import type { z } from 'zod'
import { getTableColumns, type PgTable, type SQL } from '../db/drizzle.ts'
import { documentOf } from './document.ts'

/** A row under its wire names, before labels and computed fields. */
export type WireRow = Record<string, unknown>

/**
 * What to select so that `schema` can be answered: each of its fields that is a column of one of
 * the tables (the first that has it), a code for every label, and `also`. Columns are named as on
 * the wire, so rows need no translation.
 */
export function wireRowOf(
  schema: z.ZodObject,
  tables: readonly PgTable[],
  also: readonly string[] = [],
): SQL<WireRow> {
  const fields = Object.keys(schema.shape)
  const names = new Set([...fields, ...fields.map(codeOf), ...also])
  const columns = tables
    .toReversed()
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => names.has(column.name))
    .map((column) => [column.name, column] as const)
  return documentOf(Object.fromEntries(columns))
}

const codeOf = (field: string) => field.replace(/_label$/, '')
