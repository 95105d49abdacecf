import type { FieldChange } from '@sumai/api-client/contract/audit-log'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { isAlike } from '../../wire/alike.ts'
import type { WireRow } from '../../wire/columns.ts'
import { wireFrom } from '../../wire/writing.ts'
import { auditLog, type Resource } from './audit-log.table.ts'
import { rulesOf } from './audited.ts'
import type { Author } from './author.ts'

/** A row before and after a write, by column of its table; a new one has no before. */
export type Written = { id: string | number; before?: WireRow | undefined; after?: WireRow }

/** Who writes now. */
export type Writer = { author: Author; now: () => Date }

/**
 * Adds to the audit log what a write changes, in its transaction. A new row is told by its number:
 * what it said at first follows from what it says now and the changes since.
 */
export async function recordChanges(
  tx: Database,
  { author, now }: Writer,
  resource: Resource,
  rows: readonly Written[],
): Promise<void> {
  const lines = rows.flatMap(({ id, before, after }) => {
    const action = !before ? 'create' : after ? 'change' : 'remove'
    const changes = before ? changesBetween(resource, before, after) : []
    if (action === 'change' && changes.length === 0) return []
    const line = { ...author, changedAt: now(), resource, resourceId: String(id) }
    return [{ ...line, action, changes } as const]
  })
  await insertRows(tx, auditLog, lines)
}

/** The fields that differ; all of them of a row that is removed. */
function changesBetween(resource: Resource, before: WireRow, after?: WireRow): FieldChange[] {
  const { table, isLeftOut, isPersonal } = rulesOf(resource)
  const from = wireFrom(table, before)
  const to = after ? wireFrom(table, after) : {}
  return Object.keys(from)
    .filter((field) => !isLeftOut(field) && !isAlike(from[field] ?? null, to[field] ?? null))
    .map((field) =>
      isPersonal(field) ? { field } : { field, from: from[field] ?? null, to: to[field] ?? null },
    )
}
