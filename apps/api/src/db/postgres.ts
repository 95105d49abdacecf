import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { type Database, MIGRATIONS, type OpenDatabase, StartupError } from './database.ts'
import { sql } from './drizzle.ts'
import { listenTo } from './listen.ts'
import { type TraceQuery, tracedPool } from './traced.ts'

const STATEMENT_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
/** Longer than later: at the start nobody waits for an answer yet, and PostgreSQL may be starting too. */
const START_TIMEOUT_MS = 30_000
/** Any number will do, as long as every process of this service takes the same. */
const START_LOCK = 20261121

/** PostgreSQL at `url`, migrated. Several processes may start at once. */
export async function openPostgres(url: string, trace?: TraceQuery): Promise<OpenDatabase> {
  await exclusively(url, (client) => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }))
  const pool = new Pool({
    connectionString: url,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A connection that dies while idle is replaced by the pool; without a listener the error would end this process.
  pool.on('error', () => {})
  const db = drizzle({ client: trace ? tracedPool(pool, trace) : pool })
  return {
    db,
    check: async () => void (await db.execute(sql`select 1`)),
    prepare: (work) => exclusively(url, (client) => work(drizzle({ client }) as Database)),
    listen: (onMessage) => listenTo({ url, channel: 'listings', onMessage }),
    pool,
    close: () => pool.end(),
  }
}

/** Work on a connection of its own, without time limit, while no other process does the same. */
async function exclusively(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: START_TIMEOUT_MS,
    })
    await client.connect()
    return client
  } catch (cause) {
    throw new StartupError(`DATABASE_URL cannot be reached: ${reasonOf(cause)}`)
  }
}

// The URL holds a password: only the reason is told, never the URL.
function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException
  return code ?? message ?? 'unknown error'
}
