import type { Database } from '../../db/database.ts'
import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import { importedBefore } from '../../modules/imports/imports.table.ts'
import { OutdatedError } from '../kinds/kind.ts'
import { isOfARow } from '../run/apply-batch.ts'
import { patiently } from '../run/patiently.ts'
import { CANNOT_HOLD, IN_USE } from './kept-because.ts'
import type { UndoTarget } from './targets.ts'
import { type Kept, type Undoer, type Undone, undoRows, versionsOf } from './undo-rows.ts'

/** How often somebody else may be faster before it is given up. */
const TRIES = 5

/** Puts some rows of one kind back, all or none of them at once, and forgets what they said before. */
export async function undoSlice(
  db: Database,
  target: UndoTarget,
  kept: readonly Kept[],
  undoer: Undoer,
): Promise<Undone> {
  for (let tries = 1; ; tries++) {
    try {
      return await patiently(() =>
        db.transaction(async (tx) => {
          const undone = await undoRows(tx, target, kept, undoer)
          await forget(tx, kept)
          await passOn(tx, kept, undone.restored)
          return undone
        }),
      )
    } catch (cause) {
      if (cause instanceof OutdatedError && tries < TRIES) continue
      if (!isOfARow(cause)) throw cause
      return kept.length > 1 ? oneByOne(db, target, kept, undoer) : leave(db, kept)
    }
  }
}

/** A row that the database does not let go shall not keep the others. */
async function oneByOne(
  db: Database,
  target: UndoTarget,
  kept: readonly Kept[],
  undoer: Undoer,
): Promise<Undone> {
  const all: Undone = { restored: [], removed: [], left: [], listings: [] }
  for (const each of kept) {
    const undone = await undoSlice(db, target, [each], undoer)
    for (const part of ['restored', 'removed', 'listings'] as const) all[part].push(...undone[part])
    all.left.push(...undone.left)
  }
  return all
}

async function leave(db: Database, kept: readonly Kept[]): Promise<Undone> {
  await forget(db, kept)
  const left = kept.map(({ resourceId: id, before }) => ({
    ...{ id, reason: before ? CANNOT_HOLD : IN_USE },
  }))
  return { restored: [], removed: [], left, listings: [] }
}

const forget = (tx: Database, kept: readonly Kept[]) =>
  tx.delete(importedBefore).where(
    inArray(
      importedBefore.position,
      kept.map(({ position }) => position),
    ),
  )

/** A row that is as an earlier import left it can be taken back further. */
async function passOn(tx: Database, kept: readonly Kept[], restored: readonly string[]) {
  const back = kept.filter(({ resourceId }) => restored.includes(resourceId))
  const [{ resource } = {}] = back
  if (!resource) return
  const left = versionsOf(back.map(({ resourceId: id, version }) => ({ id, version: version - 1 })))
  await tx
    .update(importedBefore)
    .set({ version: sql`${importedBefore.version} + 2` })
    .where(
      and(
        eq(importedBefore.resource, resource),
        sql`(${importedBefore.resourceId}, ${importedBefore.version}) in ${left}`,
      ),
    )
}
