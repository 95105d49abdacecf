import { NO_TELEMETRY, type Telemetry } from '@sumai/telemetry'
import type { Pool, PoolClient } from 'pg'

/** Runs a query in a span of its own. */
export type TraceQuery = <T>(sql: string, run: () => Promise<T>) => Promise<T>

/** Spans show the text of queries, whose values are parameters and stay out of it. */
export function traceQueries(telemetry: Telemetry): TraceQuery | undefined {
  if (telemetry === NO_TELEMETRY) return undefined
  return (sql, run) =>
    telemetry.span(
      `SQL ${sql.trimStart().slice(0, 6).toUpperCase()}`,
      'client',
      { 'db.system.name': 'postgresql', 'db.query.text': sql },
      run,
    )
}

/** A pool whose queries are traced, those of transactions too. */
export function tracedPool(pool: Pool, trace: TraceQuery): Pool {
  const known = new WeakSet<PoolClient>()
  const connect: (done?: Callback) => Promise<PoolClient> = pool.connect.bind(pool)
  async function connectTraced() {
    const client = await connect()
    if (!known.has(client)) Object.assign(client, { query: tracedQuery(client, trace) })
    known.add(client)
    return client
  }
  return Object.assign(pool, {
    query: tracedQuery(pool, trace),
    connect: (done?: Callback) => (done ? connect(done) : connectTraced()),
  })
}

type Callback = (...args: never[]) => void
type Queryable = { query: (...args: never[]) => unknown }

/** A call with a callback comes from the pool itself, whose span it belongs to. */
function tracedQuery(queryable: Queryable, trace: TraceQuery) {
  const query = queryable.query.bind(queryable) as (...args: unknown[]) => Promise<unknown>
  return (first: string | { text: string }, ...rest: unknown[]) => {
    const run = () => query(first, ...rest)
    if (typeof rest.at(-1) === 'function') return run()
    return trace(typeof first === 'string' ? first : first.text, run)
  }
}
