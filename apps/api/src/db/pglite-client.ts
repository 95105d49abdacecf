import { Worker } from 'node:worker_threads'
import { boundedQueue } from './bounded-queue.ts'
import { DatabaseBusyError } from './database.ts'
import type { TraceQuery } from './traced.ts'

/** What travels between the main thread and the thread of the embedded database. */
export type Call =
  | { id: number; kind: 'open' }
  | { id: number; kind: 'close' }
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode?: 'array' | 'object' }

/** Errors lose their class on the way; `code` is PostgreSQL's SQLSTATE. */
export type Answer = {
  id: number
  result?: unknown
  error?: {
    message: string
    code?: string
    table?: string
    column?: string
    constraint?: string
  }
}

type Unsent = Call extends infer C ? (C extends Call ? Omit<C, 'id'> : never) : never
type QueryOptions = { rowMode?: 'array' | 'object' }

/**
 * The part of PGlite's interface that drizzle-orm/pglite uses, served by a worker thread. One
 * connection: queries wait for each other, and for a transaction as a whole.
 */
export function openPgliteClient(
  dataDir: string | undefined,
  queueLimit: number,
  trace: TraceQuery = (_sql, run) => run(),
) {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir },
  })
  const enqueue = boundedQueue(
    queueLimit,
    () => new DatabaseBusyError('Too many queries are waiting'),
  )
  const pending = new Map<number, (answer: Answer) => void>()
  let nextId = 0

  worker.on('message', (answer: Answer) => {
    pending.get(answer.id)?.(answer)
    pending.delete(answer.id)
  })

  function send(call: Unsent): Promise<unknown> {
    const id = nextId++
    return new Promise((resolve, reject) => {
      pending.set(id, ({ result, error }) =>
        error ? reject(Object.assign(new Error(error.message), error)) : resolve(result),
      )
      worker.postMessage({ ...call, id })
    })
  }

  const connection = {
    query: (sql: string, params: unknown[] = [], { rowMode }: QueryOptions = {}) =>
      trace(sql, () => send({ kind: 'query', sql, params, rowMode })),
  }

  async function inTransaction<T>(work: (tx: typeof connection) => Promise<T>): Promise<T> {
    await connection.query('BEGIN')
    try {
      const result = await work(connection)
      await connection.query('COMMIT')
      return result
    } catch (error) {
      await connection.query('ROLLBACK')
      throw error
    }
  }

  return {
    query: (...args: Parameters<typeof connection.query>) =>
      enqueue(() => connection.query(...args)),
    transaction: <T>(work: (tx: typeof connection) => Promise<T>) =>
      enqueue(() => inTransaction(work)),
    /** Resolves when the directory is open; rejects when it cannot be. */
    open: () => send({ kind: 'open' }),
    async close() {
      await enqueue(() => send({ kind: 'close' }))
      await worker.terminate()
    },
  }
}
