import { OWNER_ONLY } from '../db/data-dir.ts'
import { StartupError } from '../db/database.ts'
import type { Env } from '../env.ts'

/** Runs a command; a mistake of the operator prints one line and exits with code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  process.umask(OWNER_ONLY)
  try {
    await work()
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error
    console.error(error instanceof StartupError || isUsage ? error.message : error)
    process.exitCode = 1
  }
}

/** Refuses PostgreSQL, which has its own tools for backups. */
export function refusePostgres({ databaseUrl }: Env): void {
  if (!databaseUrl) return
  throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore (docs/deploy.md).')
}
