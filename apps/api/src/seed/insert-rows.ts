import type { Database } from '../db/database.ts'
import { getTableColumns, type PgTable, sql } from '../db/drizzle.ts'

/**
 * Inserts rows as one JSON document that the database unpacks: one parameter instead of one for
 * every cell, about five times as fast. Every column that is not given becomes null, so rows must
 * spell out what would be a default.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const document = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([property, column]) => [column.name, row[property] ?? null])),
  )
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(document)}::jsonb)`,
  )
}
