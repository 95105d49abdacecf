import type { Database } from '../../db/database.ts'
import { getTableColumns, type PgTable } from '../../db/drizzle.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Resource } from '../../modules/audit-log/audit-log.table.ts'
import type { Written } from '../../modules/audit-log/record-changes.ts'
import { importedBefore } from '../../modules/imports/imports.table.ts'
import { isAlike } from '../../wire/alike.ts'
import type { WireRow } from '../../wire/columns.ts'

/** Keeps what rows said before an import, in the transaction that changes them. */
export async function keepBefore(
  tx: Database,
  importId: string,
  resource: Resource,
  table: PgTable,
  written: readonly Written[],
): Promise<void> {
  const rows = written.map(({ id, before, after = {} }) => ({
    ...{ importId, resource, resourceId: String(id) },
    version: Number(after.version),
    before: before ? changedColumns(table, before, after) : null,
  }))
  await insertRows(tx, importedBefore, rows)
}

/** The version and the moment of a write are never taken back. */
const OF_EVERY_WRITE = ['version', 'updatedAt']

function changedColumns(table: PgTable, before: WireRow, after: WireRow): WireRow {
  const changed = Object.keys(getTableColumns(table)).filter(
    (property) =>
      !OF_EVERY_WRITE.includes(property) &&
      !isAlike(before[property] ?? null, after[property] ?? null),
  )
  return Object.fromEntries(changed.map((property) => [property, before[property] ?? null]))
}
