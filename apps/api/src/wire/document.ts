import {
  PgTimestamp,
  type SelectedFields,
  type SelectResultFields,
  type SQL,
  sql,
} from '../db/drizzle.ts'

/**
 * One JSON document instead of many columns: `select({ row: documentOf(columns) })`. The embedded
 * database is slow at handing over cells, and a page of rooms has 1,500 of them.
 */
export function documentOf<Columns extends SelectedFields>(
  columns: Columns,
): SQL<SelectResultFields<Columns>> {
  const fields = Object.entries(columns).map(
    ([name, column]) => sql`${asJson(column)} as ${sql.identifier(name)}`,
  )
  return sql`to_json((select row from (select ${sql.join(fields, sql`, `)}) row))`.mapWith(fromJson)
}

/** The rows of a query that selects one document a row. */
export const documents = <Row>(results: readonly { row: Row }[]): Row[] =>
  results.map(({ row }) => row)

/** Moments become `2026-11-21T09:00:00+09:00`, whatever the time zone of the session. */
function asJson(column: SelectedFields[string]): unknown {
  if (!(column instanceof PgTimestamp)) return column
  return sql`to_char(${column} at time zone 'Asia/Tokyo', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"')`
}

/** PostgreSQL's driver parses JSON, the embedded database does not. */
const fromJson = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)
