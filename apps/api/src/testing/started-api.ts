import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { buildService } from '../service.ts'
import type { Staff } from '../staff/staff.ts'
import { csrfTokenOf, type StaffSession, staffSessionsOf } from '../staff/staff-sessions.ts'
import { issueStaffToken } from '../staff/staff-tokens.ts'
import { answerChecker } from './described.ts'
import { demoStock, openTestDatabase } from './test-database.ts'
import { INTERNAL_TOKEN, NOW, STAFF_ORIGIN } from './test-settings.ts'

export type Options = {
  rooms?: number
  env?: Record<string, string>
  logStream?: Deps['logStream']
  /** A PostgreSQL server; default: the database that all suites run on. */
  server?: string
}

/** What is described is the same for all suites. */
let checker: Promise<ReturnType<typeof answerChecker>> | undefined

/**
 * The real API on a small demo stock; nobody listens, requests are injected. Runs outside of Jest's
 * sandbox (packages/build/src/jest/node-environment.mjs).
 */
export async function startTestApi({ rooms = 240, env = {}, logStream, server }: Options = {}) {
  const clock = { now: NOW }
  // A suite that moves the clock has a Date of its own, which libraries do not know for one.
  const now = () => new Date(clock.now)
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'))
  const settings = { INTERNAL_TOKEN, DATA_DIR: dataDir, RATE_GET: '0', LOG_LEVEL: 'silent', ...env }
  const settled = { ...readEnv(settings), logStream }
  const database = await openTestDatabase({
    server,
    connections: settled.connections,
    contents: demoStock(rooms),
  })
  const { app, ...searches } = await buildService(database, settled, now)

  checker ??= app.inject('/api/v1/openapi.json').then((answer) => answerChecker(answer.json()))
  const check = await checker

  return {
    app,
    ...searches,
    clock,
    dataDir,
    staffJwks: settled.staffJwks,
    db: database.db,
    /** The header of a member of staff, with a new token. */
    async as(staff: Staff) {
      const token = await issueStaffToken(settled.staffJwks, staff, now())
      return { authorization: `Bearer ${token}` }
    },
    /** The headers of somebody who has signed in, as the pages of the staff's site send them. */
    async signedIn(syainNo: string) {
      const sessions = staffSessionsOf(database.db, now)
      return headersOf(await sessions.begin(syainNo))
    },
    /**
     * Any request below /api/v1, with its JSON body already read and held against the OpenAPI
     * document.
     */
    async call(path: string, options: Omit<InjectOptions, 'url'> = {}) {
      const url = `/api/v1/${path}`
      const response = await app.inject({ url, ...options })
      const { statusCode: status, headers } = response
      const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
      const body = /json$/.test(type) ? bodyOf(response.body) : response.body || undefined
      const { method = 'GET' } = options
      if (path !== 'openapi.json' && status !== 304) {
        check({ method, path: url.replace(/\?.*/, ''), status, type, body })
      }
      return { status, headers, body }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

const headersOf = (session: StaffSession) => ({
  cookie: `staff_session=${session.token}`,
  origin: STAFF_ORIGIN,
  'x-csrf-token': csrfTokenOf(session),
})

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the contract has checked it
const bodyOf = (text: string): any => (text ? JSON.parse(text) : undefined)
