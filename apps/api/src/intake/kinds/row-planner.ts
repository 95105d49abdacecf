import type { Database } from '../../db/database.ts'
import type { PgColumn, PgTable } from '../../db/drizzle.ts'
import { rowsByKey, writeRows } from './by-key.ts'
import type { Entry, Kind } from './kind.ts'
import { type Outcome, verdictOf } from './verdict.ts'

type Decide<Table extends PgTable> = (
  before: Table['$inferSelect'] | undefined,
  entry: Entry,
) => Outcome & { row?: Table['$inferInsert'] }

/** Plans for things that are a row of one table each. */
export function rowPlanner<Table extends PgTable>(
  db: Database,
  table: Table,
  key: PgColumn,
  decide: Decide<Table>,
): Awaited<ReturnType<Kind['planner']>> {
  return async (entries) => {
    const known = await rowsByKey(
      db,
      table,
      key,
      entries.map((entry) => entry.key),
    )
    const rows: Table['$inferInsert'][] = []
    const listings: string[] = []
    const verdicts = entries.map((entry) =>
      verdictOf(entry, () => {
        const { row, ...outcome } = decide(known.get(entry.key), entry)
        if (row) {
          rows.push(row)
          listings.push(entry.key)
        }
        return outcome
      }),
    )
    return { verdicts, listings, write: (tx) => writeRows(tx, table, rows) }
  }
}
