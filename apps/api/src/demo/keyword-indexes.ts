import type { Database } from '../db/database.ts'
import { getTableName, sql } from '../db/drizzle.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'

/** Writes many rows: building a GIN index once takes a tenth of keeping it up row by row. */
export async function withoutKeywordIndexes(db: Database, write: () => Promise<void>) {
  const indexes = [tatemono, baibaiRooms].map((table) => ({
    table,
    name: sql.identifier(`${getTableName(table)}_search_grams`),
  }))
  for (const { name } of indexes) await db.execute(sql`drop index ${name}`)
  await write()
  for (const { table, name } of indexes) {
    await db.execute(sql`create index ${name} on ${table} using gin (search_grams)`)
  }
}
