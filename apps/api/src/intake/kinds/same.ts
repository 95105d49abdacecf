import { getTableColumns, type PgTable } from '../../db/drizzle.ts'
import { isAlike } from '../../wire/alike.ts'
import type { WireRow } from '../../wire/columns.ts'
import { columnsFrom } from '../../wire/writing.ts'
import type { Values } from '../columns/columns.ts'

/** The columns of a row of a file as the database will give them back; 422 for numbers too large. */
export function columnsOfRow<Table extends PgTable>(table: Table, values: Values) {
  const columns: WireRow = columnsFrom(table, values)
  for (const property of decimals(table)) {
    const value = columns[property]
    if (typeof value === 'number') columns[property] = Math.round(value * 100) / 100
  }
  return columns as Partial<Table['$inferInsert']>
}

const known = new WeakMap<PgTable, string[]>()

/** Columns that keep two decimals. */
function decimals(table: PgTable): string[] {
  const found =
    known.get(table) ??
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.getSQLType().startsWith('numeric'))
      .map(([property]) => property)
  known.set(table, found)
  return found
}

/** Whether a row has all of these values already. */
export const hasAll = (row: WireRow, columns: WireRow): boolean =>
  Object.entries(columns).every(([property, value]) => isAlike(row[property], value))
