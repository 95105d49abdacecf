import { StartupError } from '../db/database.ts'
import type { Env } from '../env.ts'

/** Runs a command line: what the operator did wrong is one line and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error
    console.error(error instanceof StartupError || isUsage ? error.message : error)
    process.exitCode = 1
  }
}

/** PostgreSQL has tools of its own, which work while it runs. */
export function refusePostgres({ databaseUrl }: Env): void {
  if (!databaseUrl) return
  throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore (docs/deploy.md).')
}
