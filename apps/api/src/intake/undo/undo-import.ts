import type { Database } from '../../db/database.ts'
import { desc, eq } from '../../db/drizzle.ts'
import { importedBefore } from '../../modules/imports/imports.table.ts'
import type { Kind, Verdict } from '../kinds/kind.ts'
import type { Outcome, Report } from '../run/import-stock.ts'
import { UNDO_TARGETS, type UndoTarget } from './targets.ts'
import type { Kept, Undoer, Undone } from './undo-rows.ts'
import { undoSlice } from './undo-slice.ts'

type Deps = Undoer & {
  db: Database
  changed?: (listings: readonly string[]) => Promise<void>
  report: Report
  /** Rows that are put back at once. */
  atOnce?: number
}

const BATCH = 100

/**
 * Takes an import back, what it wrote last first, in slices: one that is killed is simply begun
 * again. `counts.updated` are as they were, `closed` are gone because they were new, `failed` stay.
 * A building that came with its rooms is not counted among them.
 */
export async function undoImport(
  { importId, kind }: { importId: string; kind: Kind },
  deps: Deps,
): Promise<Outcome> {
  const { db, changed, report, atOnce = BATCH } = deps
  const ofImport = eq(importedBefore.importId, importId)
  const counts = {
    ...{ created: 0, updated: 0, unchanged: 0, closed: 0, failed: 0, drafts: 0 },
    ...{ done: 0, total: await db.$count(importedBefore, ofImport) },
  }
  for (;;) {
    const latest = await db
      .select()
      .from(importedBefore)
      .where(ofImport)
      .orderBy(desc(importedBefore.position))
      .limit(atOnce)
    const kept = ofOneKind(latest)
    const [{ resource } = {}] = kept
    if (!resource) return { counts, unused: [] }
    const target = UNDO_TARGETS[resource] as UndoTarget
    const { restored, removed, left, listings } = await undoSlice(db, target, kept, deps)
    if (target.table === kind.stored.table) {
      counts.updated += restored.length
      counts.closed += removed.length
    }
    counts.failed += left.length
    counts.done += kept.length
    if (listings.length > 0) await changed?.(listings)
    await report(counts, left.map(verdictOn))
  }
}

/** Those from the first on that are of the same kind, each thing once. */
function ofOneKind(latest: readonly Kept[]): Kept[] {
  const [first] = latest
  const ids = new Set<string>()
  const end = latest.findIndex(
    ({ resource, resourceId }) =>
      resource !== first?.resource || ids.size === ids.add(resourceId).size,
  )
  return latest.slice(0, end < 0 ? undefined : end)
}

const verdictOn = ({ id, reason }: Undone['left'][number]): Verdict => ({
  entry: { file: '', line: 0, key: id, values: {} },
  result: 'failed',
  faults: [{ field: '', reason }],
})
