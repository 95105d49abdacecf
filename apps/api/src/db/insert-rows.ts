import type { Database } from './database.ts'
import { getTableColumns, type PgTable, type SQL, sql } from './drizzle.ts'

/** A row with every column, also those with a default. */
type WholeRow<Table extends PgTable> = Required<Table['$inferInsert']>

/** Forbids fields that are not columns, which TypeScript does not check for variables. */
type NoOthers<Table extends PgTable, Row> = {
  [Key in Exclude<keyof Row, keyof Table['$inferInsert']>]: never
}

/** Inserts rows. The types check that no column is missing or misspelt. */
export async function insertRows<Table extends PgTable, Row extends WholeRow<Table>>(
  db: Database,
  table: Table,
  rows: readonly (Row & NoOthers<Table, Row>)[],
): Promise<void> {
  if (rows.length > 0) await db.execute(insertOf(table, rows))
}

/** Inserts rows, and updates existing ones that have changed. */
export async function upsertRows<Table extends PgTable, Row extends WholeRow<Table>>(
  db: Database,
  table: Table,
  rows: readonly (Row & NoOthers<Table, Row>)[],
): Promise<void> {
  if (rows.length === 0) return
  const { key, values } = upsertOf(table)
  await db.execute(sql`${insertOf(table, rows)} on conflict (${key}) do update
    set ${values} where ${table}.* is distinct from excluded.*`)
}

/**
 * Inserts rows, and updates those whose `version` is one less than the given one; returns how many
 * were written.
 */
export async function upsertVersions<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number> {
  const { key, values } = upsertOf(table)
  const version = sql.identifier('version')
  const written = sql`${insertOf(table, rows)} on conflict (${key}) do update set ${values}
    where ${table}.${version} = excluded.${version} - 1 returning 1`
  const { rows: answers } = (await db.execute(written)) as unknown as { rows: unknown[] }
  return answers.length
}

function upsertOf(table: PgTable) {
  const columns = Object.values(getTableColumns(table))
  const key = columns.filter((column) => column.primary).map(({ name }) => sql.identifier(name))
  const values = columns.map(({ name }) => {
    const column = sql.identifier(name)
    return sql`${column} = excluded.${column}`
  })
  return { key: list(key), values: list(values) }
}

/**
 * All rows as one JSON document that the database unpacks: one parameter instead of one for every
 * cell, about five times as fast.
 */
function insertOf(table: PgTable, rows: readonly Record<string, unknown>[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generatedIdentity?.type !== 'always',
  )
  const names = list(columns.map(([, { name }]) => sql.identifier(name)))
  const document = rows.map((row) =>
    Object.fromEntries(columns.map(([property, { name }]) => [name, row[property]])),
  )
  return sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(document)}::jsonb)`
}

const list = (parts: readonly Parameters<typeof sql.join>[0][number][]) =>
  sql.join([...parts], sql`, `)
