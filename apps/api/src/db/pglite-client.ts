import { Worker } from 'node:worker_threads'
import { boundedQueue } from './bounded-queue.ts'
import { DatabaseAwayError, DatabaseBusyError } from './database.ts'
import { pgliteProgram } from './pglite-program.ts'
import type { TraceQuery } from './traced.ts'

/** What travels between the main thread and the thread of the embedded database. */
export type Call =
  | { id: number; kind: 'open'; program: WebAssembly.Module }
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

/** Sent before the thread ends by itself: why. */
export type LastWords = { lastWords: string }

/** The disk does not read or write: PostgreSQL goes on after it, in whatever it still has in memory. */
const IO_ERROR = '58030'

type Unsent = Call extends infer C ? (C extends Call ? Omit<C, 'id'> : never) : never
type QueryOptions = { rowMode?: 'array' | 'object' }

/** How a caller of the database is served. */
type Manner = {
  /** Served before all others that wait. */
  isUrgent?: boolean
  /** Awaited at the beginning of every transaction; its rejection is that of the transaction. */
  beforeTransaction?: () => Promise<void>
}

/**
 * The part of PGlite's interface that drizzle-orm/pglite uses, served by a worker thread. One
 * connection: queries wait for each other, and for a transaction as a whole.
 */
export function openPgliteClient(
  folder: string,
  queueLimit: number,
  trace: TraceQuery = (_sql, run) => run(),
) {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder },
  })
  const enqueue = boundedQueue(
    queueLimit,
    () => new DatabaseBusyError('Too many queries are waiting'),
  )
  const pending = new Map<number, (answer: Answer) => void>()
  const lost = Promise.withResolvers<DatabaseAwayError>()
  let nextId = 0
  let isClosing = false
  let end: DatabaseAwayError | undefined

  worker.on('message', (message: Answer | LastWords) => {
    if ('lastWords' in message) return over(message.lastWords)
    const { id, error } = message
    pending.get(id)?.(message)
    pending.delete(id)
    if (error?.code === IO_ERROR) over(error.message)
  })
  worker.on('error', (error) => over(error.message))
  worker.on('exit', () => over('its thread has ended'))

  function over(reason: string): void {
    end ??= new DatabaseAwayError(`The embedded database has stopped: ${reason}`)
    for (const [id, answer] of pending) answer({ id, error: { message: end.message } })
    pending.clear()
    if (!isClosing) lost.resolve(end)
  }

  function send(call: Unsent): Promise<unknown> {
    if (end) return Promise.reject(end)
    const id = nextId++
    return new Promise((resolve, reject) => {
      pending.set(id, ({ result, error }) =>
        error ? reject(end ?? Object.assign(new Error(error.message), error)) : resolve(result),
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
      await connection.query('ROLLBACK').catch(() => {})
      throw error
    }
  }

  return {
    /** The database as drizzle uses it. */
    client: ({ isUrgent, beforeTransaction }: Manner = {}) => ({
      query: (...args: Parameters<typeof connection.query>) =>
        enqueue(() => connection.query(...args), isUrgent),
      transaction: <T>(work: (tx: typeof connection) => Promise<T>) =>
        enqueue(async () => {
          await beforeTransaction?.()
          return inTransaction(work)
        }, isUrgent),
    }),
    /** Resolves when the folder is open; rejects when it cannot be. */
    open: async () => send({ kind: 'open', program: await pgliteProgram() }),
    /** Resolves when the database has ended although nobody closed it. */
    lost: lost.promise,
    async close() {
      await enqueue(() => {
        isClosing = true
        return send({ kind: 'close' })
      })
      await worker.terminate()
    },
    /** Ends the thread without closing the database. */
    abandon() {
      isClosing = true
      return worker.terminate()
    },
  }
}
