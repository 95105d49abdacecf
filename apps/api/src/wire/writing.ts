import { isDeepStrictEqual } from 'node:util'
import { getTableColumns } from 'drizzle-orm'
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import type { WireRow } from './columns.ts'
import { timestamp } from './timestamp.ts'

/** The columns of a table that a body sets. Fields that are no columns are left to the caller. */
export function columnsFrom<Table extends PgTable>(
  table: Table,
  body: WireRow,
): Partial<Table['$inferInsert']> {
  const values: WireRow = {}
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    const value = body[column.name]
    if (value === undefined) continue
    const isMoment = column instanceof PgTimestamp && typeof value === 'string'
    values[property] = isMoment ? new Date(value) : value
  }
  return values as Partial<Table['$inferInsert']>
}

/** A row of a table under its wire names: the other way round. */
export function wireFrom(table: PgTable, row: WireRow): WireRow {
  const wire: WireRow = {}
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    const value = row[property]
    wire[column.name] = value instanceof Date ? timestamp(value) : value
  }
  return wire
}

/** Those of `fields` to which a body gives another value than the row has. */
export const changedFields = (table: PgTable, row: WireRow, body: WireRow, fields: string[]) => {
  const current = wireFrom(table, row)
  return fields.filter(
    (field) => body[field] !== undefined && !isDeepStrictEqual(body[field], current[field]),
  )
}
