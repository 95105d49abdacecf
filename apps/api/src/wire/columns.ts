import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** A row under its wire names, before labels and computed fields. */
export type WireRow = Record<string, unknown>

/**
 * What to select so that `schema` can be answered: each of its fields that is a column of one of
 * the tables (the first that has it), a code for every label, and `also`. Columns are named as on
 * the wire, so rows need no translation.
 */
export function columnsFor(
  schema: z.ZodObject,
  tables: readonly PgTable[],
  also: readonly string[] = [],
): Record<string, PgColumn> {
  const columns = Object.fromEntries(
    tables
      .toReversed()
      .flatMap((table) => Object.values(getTableColumns(table)))
      .map((column) => [column.name, column]),
  )
  const fields = Object.keys(schema.shape)
  const wanted = new Set([...fields, ...fields.map(codeOf), ...also])
  return Object.fromEntries(Object.entries(columns).filter(([name]) => wanted.has(name)))
}

const codeOf = (field: string) => field.replace(/_label$/, '')
