import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDir } from './data-dir-lock.ts'
import { MIGRATIONS, type OpenDatabase, StartupError } from './database.ts'
import { sql } from './drizzle.ts'
import { openPgliteClient } from './pglite-client.ts'
import type { TraceQuery } from './traced.ts'

/** About a second of work: beyond it waiting helps nobody. */
const QUEUE_LIMIT = 200

/** PGlite in `dataDir`, or in memory without one; migrated. */
export async function openEmbedded(
  dataDir?: string,
  queueLimit = QUEUE_LIMIT,
  trace?: TraceQuery,
): Promise<OpenDatabase> {
  const unlock = dataDir ? lockDataDir(dataDir) : () => {}
  const client = openPgliteClient(dataDir && join(dataDir, 'database'), queueLimit, trace)
  try {
    await client.open()
  } catch (cause) {
    unlock()
    throw new StartupError(`The database in ${dataDir} cannot be opened: ${String(cause)}`)
  }
  // The client offers what drizzle-orm/pglite calls, not the whole of PGlite.
  const db = drizzle({ client: client as unknown as PGlite })
  await migrate(db, { migrationsFolder: MIGRATIONS })
  return {
    db,
    check: async () => void (await db.execute(sql`select 1`)),
    prepare: (work) => work(db),
    async close() {
      await client.close()
      unlock()
    },
  }
}
