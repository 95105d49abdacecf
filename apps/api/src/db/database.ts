import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts'

/** The folder of migrations, the same for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Drizzle on either driver. Repositories take it as an argument; a transaction fits as well. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A database that can be stopped. */
export type OpenDatabase = {
  db: Database
  /** Rejects when the database cannot answer. */
  check(): Promise<void>
  /** Runs start-up work (migrations, demo data) while no other process does, without time limit. */
  prepare(work: (db: Database) => Promise<void>): Promise<void>
  /**
   * Hears which listings other processes have written, as the triggers say it; nothing is said when
   * something may have been missed. Only where there can be other processes. Resolves to its end.
   */
  listen?(hear: (message?: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** More work waits than the embedded database can do soon; answered with 503 and Retry-After. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
}

/** Cannot start; the message is the one line an operator reads. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
