import { type Answer, below, list, type Parts, type Send, sentWith } from './calls.ts'
import type { AuditLogEntry, auditLogAnswer, auditLogEntryAnswer } from './contract/audit-log.ts'
import type { CallOptions } from './request.ts'

type AuditLogQuery = Parts & {
  resource?: AuditLogEntry['resource']
  resourceId?: string
  /** Who changed it. */
  tenpoNo?: string
  syainNo?: string
  /** Days, both included. */
  since?: string
  until?: string
}

/** The calls by which staff look up what was changed, and take it back. */
export const logCalls = (send: Send) => ({
  /** What was changed by whom, the latest first. */
  auditLog: list<typeof auditLogAnswer, AuditLogQuery>(send, 'audit-log'),
  /** The values before a change are put back by a new one; 409 says why they cannot be. */
  undoChange: async (auditId: number | null | undefined, options?: CallOptions) =>
    send<Answer<typeof auditLogEntryAnswer>>({
      method: 'POST',
      path: `${below('audit-log', 'audit_id', auditId)}/undo`,
      ...sentWith(options),
    }),
})
