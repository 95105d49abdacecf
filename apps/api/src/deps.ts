import type { Telemetry } from '@sumai/telemetry'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database, OpenDatabase } from './db/database.ts'
import type { Caller } from './http/visitor.ts'
import type { Limiter } from './limits/limit.ts'
import type { Rates } from './limits/rates.ts'
import type { BaibaiSearchRow } from './modules/baibai-rooms/baibai-search.ts'
import type { ChintaiSearchRow } from './modules/chintai-rooms/chintai-search.ts'
import type { HomeViewsCounter } from './modules/home-views/count-views.ts'
import type { Origins } from './modules/mailmagazine/mails.ts'
import type { MissedCounter } from './modules/missed-searches/count-missed.ts'
import type { Search } from './search/search.ts'
import type { Traffic } from './search/traffic.ts'
import type { StaffSessions } from './staff/staff-sessions.ts'
import type { StaffReader } from './staff/staff-tokens.ts'

/** The routes of a module: requests and answers have the types of their zod schemas. */
export type ApiPlugin = FastifyPluginAsyncZod

/** The dependencies of the API. */
export type Deps = {
  db: Database
  /** For what visitors write: reads never take its connections. */
  reserved: Database
  /** Rejects when the database cannot answer, or has no room for what is to be written. */
  check: () => Promise<void>
  chintai: Search<ChintaiSearchRow>
  baibai: Search<BaibaiSearchRow>
  traffic: Traffic
  claimImport: OpenDatabase['claimImport']
  /** Called after mails were queued. */
  outbox: { nudge(): void }
  now: () => Date
  /** The day in Japan, `YYYY-MM-DD`. */
  today: () => string
  homeViews: HomeViewsCounter
  missed: MissedCounter
  /** The visitor behind a request. */
  callerOf: (request: Pick<FastifyRequest, 'headers' | 'socket'>) => Caller
  /** Counts against limits. */
  limiter: Limiter
  /** Returns the member of staff of a token. */
  readStaff: StaffReader
  /** Of staff that signed in. */
  sessions: StaffSessions
  /** Origins of the staff's own site; the first is the one in mails. */
  staffOrigins: readonly [string, ...string[]]
  /** Where mails go out; without it they are files. */
  smtp?: object | undefined
  /** The key that the shell and the API share, for form and receipt tokens. */
  internalToken: string
  rates: Rates
  /** Origins of the site, which may call from browsers. */
  publicOrigins: readonly string[]
  /** Origins of the site and of this API, for links in mails. */
  origins: Origins
  /** Folder of the pictures of the site. */
  mediaDirs: readonly string[]
  /** Folder of uploaded pictures; shared by all processes of a service. */
  uploadDir: string
  /** Folder of files that are being taken in. */
  importDir: string
  logLevel: string
  /** Where the log goes; default: standard output. */
  logStream?: { write(line: string): void } | undefined
  /** Traces requests and queries; default: nothing does. */
  telemetry?: Telemetry
}
