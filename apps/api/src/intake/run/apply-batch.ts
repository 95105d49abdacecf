import type { Database } from '../../db/database.ts'
import { toProblem } from '../../http/to-problem.ts'
import { type Entry, OutdatedError, type Plan, type Verdict } from '../kinds/kind.ts'

export type Planner = (entries: readonly Entry[]) => Promise<Plan>

type Applied = Pick<Plan, 'verdicts' | 'listings'>

/** How often somebody else may be faster before a batch is given up. */
const TRIES = 5

/** Plans some rows and writes them, all or none of them at once. */
export async function applyBatch(
  db: Database,
  plan: Planner,
  entries: readonly Entry[],
  isDry: boolean,
): Promise<Applied> {
  for (let tries = 1; ; tries++) {
    const planned = await plan(entries)
    const isWritten = planned.verdicts.some(({ result }) => isChange(result))
    if (isDry || !isWritten) return planned
    try {
      await db.transaction((tx) => planned.write(tx))
      return planned
    } catch (cause) {
      if (cause instanceof OutdatedError && tries < TRIES) continue
      if (!isOfARow(cause)) throw cause
      return entries.length > 1 ? oneByOne(db, plan, entries) : failed(planned, cause)
    }
  }
}

const isChange = (result: Verdict['result']) => result === 'created' || result === 'updated'

/** SQLSTATE: values that no column can hold (22), constraints (23). */
export function isOfARow(cause: unknown): boolean {
  const { code = '', cause: inner } = cause as { code?: string; cause?: unknown }
  return /^2[23]/.test(code) || (inner !== undefined && isOfARow(inner))
}

/** A row that the database refuses shall not take the others with it. */
async function oneByOne(db: Database, plan: Planner, entries: readonly Entry[]): Promise<Applied> {
  const all: Applied = { verdicts: [], listings: [] }
  for (const entry of entries) {
    const { verdicts, listings } = await applyBatch(db, plan, [entry], false)
    all.verdicts.push(...verdicts)
    all.listings.push(...listings)
  }
  return all
}

function failed({ verdicts }: Plan, cause: unknown): Applied {
  const { message: reason } = toProblem(cause, 'PUT')
  return {
    verdicts: verdicts.map(({ entry }) => ({
      ...{ entry, result: 'failed' as const },
      faults: [{ field: '', reason }],
    })),
    listings: [],
  }
}
