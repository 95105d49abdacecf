import type { AuditLogEntry, AuditLogQuery } from '@sumai/api-client/contract/audit-log'
import type { Database } from '../../db/database.ts'
import { and, desc, inArray, lt } from '../../db/drizzle.ts'
import { daysFrom } from '../../wire/days.ts'
import { wireFrom } from '../../wire/writing.ts'
import { auditLog } from './audit-log.table.ts'

export function auditLogRepository(db: Database) {
  return {
    /** The latest lines behind the cursor, one more than the limit when there are others. */
    async lines(query: AuditLogQuery): Promise<AuditLogEntry[]> {
      const { resource, resource_id, tenpo_no, syain_no, cursor, limit } = query
      const rows = await db
        .select()
        .from(auditLog)
        .where(
          and(
            resource && inArray(auditLog.resource, resource),
            resource_id && inArray(auditLog.resourceId, resource_id),
            tenpo_no && inArray(auditLog.tenpoNo, tenpo_no),
            syain_no && inArray(auditLog.syainNo, syain_no),
            daysFrom(auditLog.changedAt, query),
            cursor ? lt(auditLog.auditId, Number(cursor)) : undefined,
          ),
        )
        .orderBy(desc(auditLog.auditId))
        .limit(limit + 1)
      return rows.map((row) => wireFrom(auditLog, row) as AuditLogEntry)
    },
  }
}
