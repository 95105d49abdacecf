import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Staff } from '../staff/staff.ts'
import type { StaffReader } from '../staff/staff-tokens.ts'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of staff, if the request has a valid token. */
    staff: Staff | undefined
  }
  interface FastifyContextConfig {
    /** Who may call; default: everybody. Modules check further permissions. */
    access?: 'staff' | 'admin'
  }
}

const BEARER = /^bearer +(\S+)$/i

/**
 * Reads `Authorization: Bearer` of every request. On a public call it only widens what is visible,
 * so an invalid token is ignored there; a call with `config.access` answers 401
 * without a good one, and 403 to staff who may not call it.
 */
export const staffAccess = (read: StaffReader) =>
  fp(async (app) => {
    app.decorateRequest('staff', undefined)
    app.addHook('onRequest', async (request) => {
      const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? []
      if (token) request.staff = await read(token)
      const { access } = request.routeOptions.config
      if (!access) return
      if (!request.staff) throw unauthorized()
      if (access === 'admin' && request.staff.user_type !== 'admin') throw forbidden()
    })
  })

/** The member of staff behind a call with `config.access`. */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw unauthorized()
  return staff
}

/** The same whether a token is missing or invalid, so that it tells an attacker nothing. */
const unauthorized = () => new Problem({ status: 401, code: 'staff.unauthorized' })

/** `fields` are those that this member of staff may not change. */
export const forbidden = (fields: readonly string[] = []) =>
  new Problem({
    status: 403,
    code: 'staff.forbidden',
    errors: fields.length
      ? Object.fromEntries(fields.map((field) => [field, ['この項目を変更する権限がありません。']]))
      : undefined,
  })
