import type { AuditLogEntry, FieldChange } from '@sumai/api-client/contract/audit-log'
import { bigint, index, jsonb, pgTable, text, timestamp } from '../../db/drizzle.ts'

/** As in the path of its calls. */
export type Resource = AuditLogEntry['resource']

/** Who has changed what, and when. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: bigint('audit_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    userType: text('user_type').$type<AuditLogEntry['user_type']>().notNull(),
    tenpoNo: text('tenpo_no'),
    syainNo: text('syain_no'),
    via: text('via').$type<AuditLogEntry['via']>().notNull(),
    resource: text('resource').$type<Resource>().notNull(),
    resourceId: text('resource_id').notNull(),
    action: text('action').$type<AuditLogEntry['action']>().notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
  },
  (table) => [index('audit_log_resource').on(table.resource, table.resourceId, table.auditId)],
)
