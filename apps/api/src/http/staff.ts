import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Staff } from '../staff/staff.ts'
import type { SessionReader, StaffSession } from '../staff/staff-sessions.ts'
import type { StaffReader } from '../staff/staff-tokens.ts'
import { Problem } from './problem.ts'
import { isOwnPage, isRead, sessionTokenOf } from './staff-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of staff, if the request has a valid token or comes from a session. */
    staff: Staff | undefined
    /** The session of its cookie. */
    session: StaffSession | undefined
  }
  interface FastifyContextConfig {
    /**
     * Who may call; default: everybody. `session` is staff that signed in themselves. Modules check
     * further permissions.
     */
    access?: 'staff' | 'admin' | 'session'
  }
}

const BEARER = /^bearer +(\S+)$/i

type Readers = { readToken: StaffReader; readSession: SessionReader; origins: readonly string[] }

/**
 * Reads `Authorization: Bearer`, else the cookie of a session, of every request. On a public call
 * either only widens what is visible, so an invalid one is ignored there; a call with
 * `config.access` answers 401 without a good one, and 403 to staff who may not call it. A change by
 * cookie has to come from the staff's own pages: others are answered 403.
 */
export const staffAccess = ({ readToken, readSession, origins }: Readers) =>
  fp(async (app) => {
    app.decorateRequest('staff', undefined)
    app.decorateRequest('session', undefined)

    /** Whether its session may be used for what it asks. */
    async function joinSession(request: FastifyRequest): Promise<boolean> {
      const token = sessionTokenOf(request)
      const session = token && (await readSession(token))
      if (!session) return true
      if (!isRead(request) && !isOwnPage(request, session, origins)) return false
      request.session = session
      request.staff = session.staff
      return true
    }

    app.addHook('onRequest', async (request) => {
      const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? []
      if (token) request.staff = await readToken(token)
      const isOwn = token ? true : await joinSession(request)
      const { access } = request.routeOptions.config
      if (!access) return
      if (!isOwn) throw foreignPage()
      if (access === 'session' ? !request.session : !request.staff) throw unauthorized()
      if (access === 'admin' && request.staff?.user_type !== 'admin') throw forbidden()
    })
  })

/** The member of staff behind a call with `config.access`. */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw unauthorized()
  return staff
}

/** The session behind a call with `config.access` of `session`. */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): StaffSession {
  if (!session) throw unauthorized()
  return session
}

/** The same whether a token is missing or invalid, so that it tells an attacker nothing. */
const unauthorized = () => new Problem({ status: 401, code: 'staff.unauthorized' })

/** A change that another site may have made a browser ask for. */
export const foreignPage = () => new Problem({ status: 403, code: 'staff.foreign_page' })

/** `fields` are those that this member of staff may not change. */
export const forbidden = (fields: readonly string[] = []) =>
  new Problem({
    status: 403,
    code: 'staff.forbidden',
    errors: fields.length
      ? Object.fromEntries(fields.map((field) => [field, ['この項目を変更する権限がありません。']]))
      : undefined,
  })
