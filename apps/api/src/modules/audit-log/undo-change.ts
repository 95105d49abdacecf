import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { auditLogRepository } from './audit-log.repository.ts'
import { mayReadLog } from './may-read.ts'
import { valuesBack, wayOf } from './undo-ways.ts'

/**
 * Puts the values before a change back as a new one. The call that changes such a thing is asked for
 * it as by the caller: rights, checks of what may be published and the record are its own.
 */
export const changeUndoer = (db: Database) => {
  const repository = auditLogRepository(db)

  return async (request: FastifyRequest, auditId: number): Promise<AuditLogEntry> => {
    const [entry] = await repository.byIds([auditId])
    if (!entry) throw notFound('audit_log.not_found')
    const { resource, resource_id } = entry
    const about = { resource: [resource], resource_id: [resource_id] }
    if (!(await mayReadLog(db, staffOf(request), about))) throw forbidden()

    // Before what has happened since: a change in between is refused by the version.
    const way = wayOf(resource)
    const version = way && (await versionOf(db, way, resource_id))
    const since = await repository.since([auditId])
    const { undo, values } = valuesBack(entry, since(auditId))
    if (undo !== 'possible' || !way) throw notUndone(undo)
    if (version === undefined) throw notUndone('gone')

    const answer = await request.server.inject({
      method: way.method,
      url: `/api/v1/${resource}/${resource_id}`,
      headers: callerIn(request),
      remoteAddress: request.ip,
      payload: { ...values, version },
    })
    if (answer.statusCode >= 400) throw new Problem(answer.json())
    const [latest = entry] = await repository.lines({ ...about, limit: 1 })
    return latest
  }
}

type Way = NonNullable<ReturnType<typeof wayOf>>

async function versionOf(db: Database, { table, id }: Way, number: string) {
  const isIt = eq(sql`${id}::text`, number)
  const [row] = await db.select({ version: table.version }).from(table).where(isIt)
  return row?.version
}

const OF_CALLERS = [
  'authorization',
  'cookie',
  'origin',
  'x-csrf-token',
  'x-internal-token',
] as const

/** By what the API knows who calls. */
const callerIn = ({ headers }: FastifyRequest) =>
  Object.fromEntries(OF_CALLERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

const WORDS: Partial<Record<AuditLogEntry['undo'], string>> = {
  changed: 'あとで同じ項目が変わったため、元に戻せません。',
  gone: 'すでにないため、元に戻せません。',
  not_kept: '記録に値を残していないため、元に戻せません。',
}

const notUndone = (undo: AuditLogEntry['undo']) =>
  new Problem({
    status: 409,
    code: `audit_log.${undo}`,
    message: WORDS[undo] ?? 'ここからは元に戻せません。',
  })
