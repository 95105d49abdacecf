import { auditLogAnswer, auditLogQuery } from '@sumai/api-client/contract/audit-log'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { nextCursor } from '../../wire/cursor.ts'
import { auditLogRepository } from './audit-log.repository.ts'
import { mayReadLog } from './may-read.ts'

/** Who has changed what: for the head office, and for a shop of what it writes itself. */
export function auditLogRoutes({ db }: Deps): ApiPlugin {
  const repository = auditLogRepository(db)

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
  }
}
