import type { Database } from './database.ts'
import { eq, type PgColumn, type PgTable, type pgSequence, sql } from './drizzle.ts'

type Sequence = ReturnType<typeof pgSequence>

/** The next number of a sequence that no row has yet: one may have come with a file. */
export async function nextNumber(
  tx: Database,
  sequence: Sequence,
  table: PgTable,
  column: PgColumn,
): Promise<string> {
  const number = sql<string>`nextval(${sql.raw(`'${sequence.seqName}'`)})::text`
  for (;;) {
    const [row] = await tx.select({ number }).from(sql`(values (1)) once`)
    const next = row?.number ?? ''
    if ((await tx.$count(table, eq(column, next))) === 0) return next
  }
}
