import { Client, Pool } from 'pg'
import {
  type Connections,
  type Database,
  MIGRATIONS,
  type OpenDatabase,
  StartupError,
} from './database.ts'
import { onPostgres, sql } from './drizzle.ts'
import { GuardedPool } from './guarded-pool.ts'
import { sharedByLanes } from './lanes.ts'
import { KEEP_ALIVE, listenTo } from './listen.ts'
import type { TraceQuery } from './traced.ts'

const { drizzle, migrate } = onPostgres()

/** Longer than later: at the start nobody waits for an answer yet, and PostgreSQL may be starting too. */
const START_TIMEOUT_MS = 30_000
/** Any number will do, as long as every process of this service takes the same. */
const START_LOCK = 20261121
const IMPORT_LOCK = START_LOCK + 1
/** Whoever begins a transaction and falls silent holds its locks no longer than this. */
const IDLE_TRANSACTION_MS = 10_000
/** ms more than PostgreSQL has for a query: its own answer is better than none. */
const GRACE_MS = 500
/** Requests that wait for the same part of the database; a longer queue is refused at once. */
const WAITING = 100

/** PostgreSQL at `url`, migrated. Several processes may start at once. */
export async function openPostgres(
  url: string,
  connections: Connections,
  trace?: TraceQuery,
): Promise<OpenDatabase> {
  await exclusively(url, (client) => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }))
  const pools = [
    openPool(url, connections.pool, connections),
    openPool(url, connections.reserved, connections),
  ] as const
  const [pool, reservedPool] = pools
  const width = Math.max(1, Math.floor(connections.pool / 4))
  const enter = sharedByLanes({ width, waiting: WAITING, patience: connections.connectMs })
  const db = databaseOf(new GuardedPool(pool, { enter, trace }))
  const reserved = databaseOf(new GuardedPool(reservedPool, { trace }))
  return {
    db,
    reserved,
    check: async () => void (await reserved.execute(sql`select 1`)),
    prepare: (work) => exclusively(url, (client) => work(drizzle({ client }) as Database)),
    claimImport: () => claim(url, IMPORT_LOCK),
    listen: (onMessage) => listenTo({ url, channel: 'listings', onMessage }),
    pool: reservedPool,
    close: async () => void (await Promise.all(pools.map((each) => each.end()))),
  }
}

const databaseOf = (pool: GuardedPool): Database => drizzle({ client: pool as unknown as Pool })

function openPool(url: string, max: number, { connectMs, queryMs, lockMs }: Connections): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs + GRACE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    ...KEEP_ALIVE,
  })
  // A connection that dies is replaced. Without a listener, at every moment, its error would end
  // this process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Work on a connection of its own, without time limit, while no other process does the same. */
async function exclusively(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connect(url)
  // What was cut is told by the query that runs; without a listener it would end this process.
  client.on('error', () => {})
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

/** A lock that a connection of its own holds, and loses with its end. */
async function claim(url: string, lock: number): Promise<(() => Promise<void>) | undefined> {
  const client = await connect(url)
  client.on('error', () => {})
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
  if (rows[0]?.mine) return () => client.end()
  await client.end()
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: START_TIMEOUT_MS,
      ...KEEP_ALIVE,
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
