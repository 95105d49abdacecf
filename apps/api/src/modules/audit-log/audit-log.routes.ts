import {
  auditLogAnswer,
  auditLogEntryAnswer,
  auditLogQuery,
} from '@sumai/api-client/contract/audit-log'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { nextCursor } from '../../wire/cursor.ts'
import { auditLogRepository } from './audit-log.repository.ts'
import { mayReadLog } from './may-read.ts'
import { changeUndoer } from './undo-change.ts'

const params = z.object({ audit_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** Who has changed what: for the head office, and for a shop of what it writes itself. */
export function auditLogRoutes({ db }: Deps): ApiPlugin {
  const repository = auditLogRepository(db)
  const undoChange = changeUndoer(db)

  return async (app) => {
    app.get(
      '/audit-log',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '変更の記録',
          'x-extension': true,
          querystring: auditLogQuery,
          response: { 200: auditLogAnswer },
        },
      },
      async (request) => {
        const { query } = request
        if (!(await mayReadLog(db, staffOf(request), query))) throw forbidden()
        const found = await repository.lines(query)
        const { rows, next_cursor } = nextCursor(found, query.limit, 'audit_id')
        return { audit_log: rows, next_cursor }
      },
    )

    app.post(
      '/audit-log/:audit_id/undo',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '変更を元に戻す。元の値を新しい変更として保存する',
          'x-extension': true,
          params,
          response: { 200: auditLogEntryAnswer },
        },
      },
      async (request) => ({
        audit_log_entry: await undoChange(request, request.params.audit_id),
      }),
    )
  }
}
