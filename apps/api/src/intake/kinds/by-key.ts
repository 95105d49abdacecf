import type { Database } from '../../db/database.ts'
import { inArray, type PgColumn, type PgTable } from '../../db/drizzle.ts'
import { upsertVersions } from '../../db/insert-rows.ts'
import type { Resource } from '../../modules/audit-log/audit-log.table.ts'
import { recordChanges } from '../../modules/audit-log/record-changes.ts'
import type { WireRow } from '../../wire/columns.ts'
import { keepBefore } from '../undo/keep-before.ts'
import { OutdatedError, type Taker } from './kind.ts'

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

/** A table whose rows are taken in. */
export type Target<Table extends PgTable> = { resource: Resource; table: Table; key: PgColumn }

/**
 * Writes rows of which each has the version after the one in `known`, what they change into the
 * audit log, and what they said before, if it is to be taken back.
 */
export async function writeRows<Table extends PgTable>(
  tx: Database,
  { resource, table, key }: Target<Table>,
  rows: readonly Table['$inferInsert'][],
  known: ReadonlyMap<string, Table['$inferSelect']>,
  writer: Omit<Taker, 'today'>,
): Promise<void> {
  if (rows.length === 0) return
  if ((await upsertVersions(tx, table, rows)) < rows.length) throw new OutdatedError()
  const property = propertyOf(table, key)
  const written = rows.map((after: WireRow) => {
    const id = String(after[property])
    return { id, before: known.get(id), after }
  })
  await recordChanges(tx, writer, resource, written)
  if (writer.importId) await keepBefore(tx, writer.importId, resource, table, written)
}
