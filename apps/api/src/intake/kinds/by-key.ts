import type { Database } from '../../db/database.ts'
import { inArray, type PgColumn, type PgTable } from '../../db/drizzle.ts'
import { upsertVersions } from '../../db/insert-rows.ts'
import { OutdatedError } from './kind.ts'

/** Rows of a table by the column that names them. */
export async function rowsByKey<Table extends PgTable>(
  db: Database,
  table: Table,
  column: PgColumn,
  keys: Iterable<string>,
): Promise<Map<string, Table['$inferSelect']>> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(inArray(column, wanted))
  return new Map(rows.map((row) => [String(row[propertyOf(table, column)]), row]))
}

const propertyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, each]) => each === column)?.[0] ?? ''

/** Writes rows of which each has the version after the one that was read. */
export async function writeRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  if ((await upsertVersions(tx, table, rows)) < rows.length) throw new OutdatedError()
}
