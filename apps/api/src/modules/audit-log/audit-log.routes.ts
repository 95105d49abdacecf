import { auditLogAnswer, auditLogQuery } from '@sumai/api-client/contract/audit-log'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { auditLogRepository } from './audit-log.repository.ts'

/** Who has changed what: for the head office. */
export function auditLogRoutes({ db }: Deps): ApiPlugin {
  const repository = auditLogRepository(db)

  return async (app) => {
    app.get(
      '/audit-log',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '変更の記録',
          'x-extension': true,
          querystring: auditLogQuery,
          response: { 200: auditLogAnswer },
        },
      },
      async ({ query }) => {
        const found = await repository.lines(query)
        const lines = found.slice(0, query.limit)
        const last = found.length > lines.length ? lines.at(-1) : undefined
        return { audit_log: lines, next_cursor: last ? String(last.audit_id) : null }
      },
    )
  }
}
