import { PGlite } from '@electric-sql/pglite'
import { chintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import { Client } from 'pg'

/** Rows of a statement, straight from the database. */
export type Sql = <Row>(statement: string, params?: unknown[]) => Promise<Row[]>
export type OpenSql = { sql: Sql; close: () => Promise<void> }

export async function openServer(url: string): Promise<OpenSql> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may end before us
  await client.connect()
  return {
    sql: async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
    close: () => client.end(),
  }
}

/** The embedded database in a folder that no API has open. */
export async function openEmbedded(dataDir: string): Promise<OpenSql> {
  const pglite = await PGlite.create({ dataDir: `${dataDir}/database` })
  return {
    sql: async <Row>(text: string, values: unknown[] = []) =>
      (await pglite.query<Row>(text, values)).rows,
    close: () => pglite.close(),
  }
}

const COLUMNS = `select table_name as table, column_name as column from information_schema.columns
  where table_name in ('chintai_rooms', 'tatemono') order by 1`

/** The columns of a room (`r.`) and its building (`t.`) that a row of a list is made of. */
export async function columnsOf(sql: Sql): Promise<string[]> {
  const columns = new Map<string, string>()
  for (const { table, column } of await sql<{ table: string; column: string }>(COLUMNS)) {
    const name = `${table === 'tatemono' ? 't' : 'r'}.${column}`
    if (column in chintaiRoomLight.shape && !columns.has(column)) columns.set(column, name)
  }
  return [...columns.values()]
}
