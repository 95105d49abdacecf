import type { Database } from '../../db/database.ts'
import { and, desc, eq } from '../../db/drizzle.ts'
import { columnsFrom } from '../../wire/writing.ts'
import { auditLog, type Resource } from './audit-log.table.ts'
import { rulesOf } from './audited.ts'

/** What a thing said before its last change, by column; nothing when it was never changed. */
export async function lastChange<Row extends object>(
  db: Database,
  resource: Resource,
  id: string,
): Promise<Row | undefined> {
  const [line] = await db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.resource, resource),
        eq(auditLog.resourceId, id),
        eq(auditLog.action, 'change'),
      ),
    )
    .orderBy(desc(auditLog.auditId))
    .limit(1)
  if (!line) return undefined
  const before = Object.fromEntries(line.changes.map(({ field, from }) => [field, from]))
  return columnsFrom(rulesOf(resource).table, before) as Row
}
