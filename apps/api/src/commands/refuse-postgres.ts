import { StartupError } from '../db/database.ts'
import type { Env } from '../env.ts'

/** PostgreSQL has tools of its own, which work while it runs. */
export function refusePostgres({ databaseUrl }: Env): void {
  if (!databaseUrl) return
  throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore (docs/deploy.md).')
}
