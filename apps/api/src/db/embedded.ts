import type { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from './data-dir.ts'
import { type Database, MIGRATIONS, type OpenDatabase, StartupError } from './database.ts'
import { databaseFolder, finishFolder, prepareFolder } from './database-folder.ts'
import { onPglite, sql } from './drizzle.ts'
import { assertSpace } from './free-space.ts'
import { openPgliteClient } from './pglite-client.ts'
import type { TraceQuery } from './traced.ts'

const { drizzle, migrate } = onPglite()

/** About a second of work: a longer queue is refused at once. */
const QUEUE_LIMIT = 200

type Options = {
  queueLimit?: number
  trace?: TraceQuery | undefined
  /** Begin anew where there was a database that is gone. */
  anew?: boolean | undefined
}

/** PGlite in `dataDir`, migrated; made when there is none yet. */
export async function openEmbedded(dataDir: string, options: Options = {}): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir)
  try {
    await prepareFolder(dataDir, options.anew)
    return await open(dataDir, options, unlock)
  } catch (cause) {
    unlock()
    throw await reasonFor(cause, dataDir)
  }
}

async function open(
  dataDir: string,
  { queueLimit = QUEUE_LIMIT, trace }: Options,
  onClose: () => void,
): Promise<OpenDatabase> {
  const pglite = openPgliteClient(databaseFolder(dataDir), queueLimit, trace)
  // The client offers what drizzle-orm/pglite calls, not the whole of PGlite.
  const served = (...manner: Parameters<typeof pglite.client>) =>
    drizzle({ client: pglite.client(...manner) as unknown as PGlite })
  const beforeTransaction = () => assertSpace(dataDir)
  const own = served()
  const reserved: Database = served({ isUrgent: true, beforeTransaction })
  try {
    await pglite.open()
    await migrate(own, { migrationsFolder: MIGRATIONS })
    await finishFolder(dataDir)
  } catch (cause) {
    await pglite.abandon()
    throw cause
  }
  return {
    db: served({ beforeTransaction }),
    reserved,
    lost: pglite.lost,
    async check() {
      await assertSpace(dataDir)
      await reserved.execute(sql`select 1`)
    },
    prepare: (work) => work(own),
    claimImport: claimOnce(),
    async close() {
      await pglite.close()
      onClose()
    },
  }
}

/** No other process has the folder. */
function claimOnce(): OpenDatabase['claimImport'] {
  let isTaken = false
  return async () => {
    if (isTaken) return undefined
    isTaken = true
    return async () => {
      isTaken = false
    }
  }
}

async function reasonFor(cause: unknown, dataDir: string): Promise<unknown> {
  if (cause instanceof StartupError) return cause
  const full = await assertSpace(dataDir).catch((error) => error)
  return full ?? new StartupError(`The database in ${dataDir} cannot be opened: ${String(cause)}`)
}
