import type { Database } from '../db/database.ts'
import { eq, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'
import { Problem } from '../http/problem.ts'
import type { Resource } from '../modules/audit-log/audit-log.table.ts'
import { recordChanges, type Writer } from '../modules/audit-log/record-changes.ts'

type Sorted = { resource: Resource; table: PgTable & { sort: PgColumn }; id: PgColumn }

/**
 * Numbers the rows of a set in the order of `ids`. 409 unless these are all of them, each once: the
 * caller may have sorted an old list.
 */
export async function inGivenOrder<Id extends string | number>(
  db: Database,
  { resource, table, id }: Sorted,
  where: SQL,
  ids: readonly Id[],
  writer: Writer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select({ id, sort: table.sort }).from(table).where(where).for('update')
    const current = new Set(rows.map((row) => row.id))
    const given = new Set(ids)
    const isWhole = ids.length === current.size && given.size === ids.length
    if (!isWhole || ids.some((value) => !current.has(value))) {
      throw new Problem({ status: 409, code: 'sort.outdated' })
    }
    for (const [index, value] of ids.entries()) {
      await tx
        .update(table)
        .set({ sort: index + 1 })
        .where(eq(id, value))
    }
    const place = new Map(ids.map((value, index) => [value, index + 1]))
    const moved = rows.map((row) => ({
      id: row.id as Id,
      before: { sort: row.sort },
      after: { sort: place.get(row.id as Id) },
    }))
    await recordChanges(tx, writer, resource, moved)
  })
}
