import type { Database } from '../../db/database.ts'
import type { PgTable } from '../../db/drizzle.ts'
import { rowsByKey, type Target, writeRows } from './by-key.ts'
import type { Entry, Kind, Taker } from './kind.ts'
import { type Outcome, verdictOf } from './verdict.ts'

type Decide<Table extends PgTable> = (
  before: Table['$inferSelect'] | undefined,
  entry: Entry,
) => Outcome & { row?: Table['$inferInsert'] }

/** Plans for things that are a row of one table each. */
export function rowPlanner<Table extends PgTable>(
  db: Database,
  target: Target<Table>,
  taker: Taker,
  decide: Decide<Table>,
): Awaited<ReturnType<Kind['planner']>> {
  const { table, key } = target
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
    return { verdicts, listings, write: (tx) => writeRows(tx, target, rows, known, taker) }
  }
}
