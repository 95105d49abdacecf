import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts'

/** The folder of migrations, the same for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Drizzle on either driver. Repositories take it as an argument; a transaction fits as well. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  /** Rejects when the database cannot answer. */
  check(): Promise<void>
  /** Runs start-up work (migrations, demo data) while no other process does, without time limit. */
  prepare(work: (db: Database) => Promise<void>): Promise<void>
  /**
   * Calls back with the message of a trigger when another process has written listings, without one
   * when messages may have been missed (search/notifications.ts). Only where there can be other
   * processes. Resolves to a function that ends it.
   */
  listen?(onMessage: (message?: string) => void): Promise<() => Promise<void>>
  /** For counters that all processes share; only where there can be other processes. */
  pool?: Pick<Pool, 'query'>
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
