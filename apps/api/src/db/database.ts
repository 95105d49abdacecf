import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts'

/** The folder of migrations, the same for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Drizzle on either driver. Repositories take it as an argument; a transaction fits as well. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  /** The same with connections of its own, for what visitors write: reads never take them. */
  reserved: Database
  /** Rejects when the database cannot answer, or has no room for what is to be written. */
  check(): Promise<void>
  /** Runs start-up work (migrations, demo data) while no other process does, without time limit. */
  prepare(work: (db: Database) => Promise<void>): Promise<void>
  /**
   * Takes the lock of imports: one may run at a time, in whichever process. Resolves to a function
   * that gives it back, or to nothing while another import has it. The end of the process gives it
   * back too.
   */
  claimImport(): Promise<(() => Promise<void>) | undefined>
  /**
   * Calls back with the message of a trigger when another process has written listings, without one
   * when messages may have been missed (search/notifications.ts). Only where there can be other
   * processes. Resolves to a function that ends it.
   */
  listen?(onMessage: (message?: string) => void): Promise<() => Promise<void>>
  /** For counters that all processes share; only where there can be other processes. */
  pool?: Pick<Pool, 'query'>
  /** Resolves when the database has ended for good while it was in use: this process has to end. */
  lost?: Promise<Error>
  close(): Promise<void>
}

/** How the connections to a PostgreSQL are shared, and how long anything on them may take. */
export type Connections = {
  /** For everything but what visitors write. */
  pool: number
  /** For what visitors write. */
  reserved: number
  /** ms until a connection must be there, until a query must be answered, and a lock be free. */
  connectMs: number
  queryMs: number
  lockMs: number
}

/** More work waits than the database can do soon; answered with 503 and Retry-After. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
}

/** The database does not answer, or the line to it was cut; answered with 503 and Retry-After. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  /** The reason for the log, which has no messages. */
  readonly code: string

  constructor(message: string) {
    super(message)
    this.code = message.toUpperCase().replaceAll(/\W+/g, '_').slice(0, LONGEST_CODE)
  }
}

const LONGEST_CODE = 60

/** Cannot start; the message is the one line an operator reads. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}

/** Another process works on the embedded database. */
export class DataDirInUseError extends StartupError {
  override readonly name = 'DataDirInUseError'
}
