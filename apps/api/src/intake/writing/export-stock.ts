import type { Database } from '../../db/database.ts'
import { and, asc, getTableColumns, gt } from '../../db/drizzle.ts'
import { wireFrom } from '../../wire/writing.ts'
import { writeCell } from '../columns/cell.ts'
import type { Kind } from '../kinds/kind.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts'

export type Format = 'csv' | 'ndjson'

const BATCH = 500

/**
 * Everything of a kind as text that can be taken in again, in the order of the numbers: into an
 * empty database it makes the same rows.
 */
export async function* exportStock(
  db: Database,
  { fields, stored }: Kind,
  format: Format,
): AsyncGenerator<string> {
  const names = new Set(Object.values(getTableColumns(stored.table)).map(({ name }) => name))
  const written = fields.filter(({ name }) => names.has(name))
  if (format === 'csv') yield BYTE_ORDER_MARK + csvLine(written.map(({ name }) => name))
  for await (const rows of batches(db, stored)) {
    const lines = rows.map((row) =>
      format === 'csv'
        ? csvLine(written.map((field) => writeCell(field, row[field.name])))
        : `${JSON.stringify(Object.fromEntries(written.map(({ name }) => [name, row[name]])))}\n`,
    )
    yield lines.join('')
  }
}

/** Rows under their wire names. */
async function* batches(db: Database, { table, key, where }: Kind['stored']) {
  let after = ''
  while (true) {
    const rows = await db
      .select()
      .from(table)
      .where(and(gt(key, after), where))
      .orderBy(asc(key))
      .limit(BATCH)
    const wire = rows.map((row) => wireFrom(table, row))
    yield wire
    if (wire.length < BATCH) return
    after = String(wire.at(-1)?.[key.name])
  }
}
