import type { AuditLogEntry, AuditLogQuery } from '@sumai/api-client/contract/audit-log'
import type { Database } from '../../db/database.ts'
import { and, desc, inArray, lt, type SQL, sql } from '../../db/drizzle.ts'
import { daysFrom } from '../../wire/days.ts'
import { wireFrom } from '../../wire/writing.ts'
import { auditLog } from './audit-log.table.ts'
import { type Recorded, type Since, valuesBack } from './undo-ways.ts'

const NOTHING: Since = { isGone: false, fields: [] }

export function auditLogRepository(db: Database) {
  /** What has become of the things of these changes since each of them. */
  async function since(ids: readonly number[]): Promise<(id: number) => Since> {
    const later = sql`from audit_log later where later.resource = ${auditLog.resource}
      and later.resource_id = ${auditLog.resourceId} and later.audit_id > ${auditLog.auditId}`
    const rows = await db
      .select({
        id: auditLog.auditId,
        isGone: sql<boolean>`exists (select 1 ${later} and later.action = 'remove')`,
        fields: sql<string[]>`array(select distinct field from (
          select jsonb_array_elements(later.changes)->>'field' as field ${later}) changed)`,
      })
      .from(auditLog)
      .where(inArray(auditLog.auditId, [...ids]))
    const known = new Map(rows.map((row) => [row.id, row]))
    return (id) => known.get(id) ?? NOTHING
  }

  async function entries(where: SQL | undefined, limit: number): Promise<AuditLogEntry[]> {
    const rows = await db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.auditId))
      .limit(limit)
    const sinceThen = await since(rows.map(({ auditId }) => auditId))
    return rows.map((row) => {
      const entry = wireFrom(auditLog, row) as Recorded
      const { undo } = valuesBack(entry, sinceThen(entry.audit_id))
      return { ...entry, undo } as AuditLogEntry
    })
  }

  return {
    since,

    byIds: (ids: readonly number[]) => entries(inArray(auditLog.auditId, [...ids]), ids.length),

    /** The latest lines behind the cursor, one more than the limit when there are others. */
    lines({ resource, resource_id, ...query }: Partial<AuditLogQuery> & { limit: number }) {
      const { tenpo_no, syain_no, cursor, limit } = query
      return entries(
        and(
          resource && inArray(auditLog.resource, resource),
          resource_id && inArray(auditLog.resourceId, resource_id),
          tenpo_no && inArray(auditLog.tenpoNo, tenpo_no),
          syain_no && inArray(auditLog.syainNo, syain_no),
          daysFrom(auditLog.changedAt, query),
          cursor ? lt(auditLog.auditId, Number(cursor)) : undefined,
        ),
        limit + 1,
      )
    },
  }
}
