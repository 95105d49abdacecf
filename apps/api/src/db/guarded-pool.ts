import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseAwayError } from './database.ts'
import { type Enter, Lane } from './lanes.ts'
import type { TraceQuery } from './traced.ts'

type Query = (text: string | { text: string }, ...rest: unknown[]) => Promise<unknown>

/** A connection as drizzle uses it. */
type Connection = { query: Query; release(): void }

type Options = {
  /** Awaited before a connection is taken; default: nothing. */
  enter?: Enter
  trace?: TraceQuery | undefined
}

/**
 * What drizzle needs of a pool (it knows one by the name of its class). A connection on which a
 * query was not answered in time, or that was cut, is used for nothing more: `pg` would put the
 * next query, be it `rollback`, behind the one that hangs, and end the process over a line that is
 * cut within a transaction. Rejects with a `DatabaseAwayError` in all these cases.
 */
export class GuardedPool {
  readonly #pool: Pool
  readonly #enter: Enter
  readonly #trace: TraceQuery
  /**
   * After a connection was refused, one request at a time tries again: hundreds of abandoned
   * attempts would keep a database busy that is coming back.
   */
  readonly #door = new Lane({ width: Number.POSITIVE_INFINITY, waiting: 0, patience: 0 })

  constructor(
    pool: Pool,
    { enter = async () => () => {}, trace = (_sql, run) => run() }: Options = {},
  ) {
    this.#pool = pool
    this.#enter = enter
    this.#trace = trace
  }

  query: Query = async (...query) => {
    const connection = await this.connect()
    try {
      return await connection.query(...query)
    } finally {
      connection.release()
    }
  }

  async connect(): Promise<Connection> {
    const leave = await this.#enter()
    try {
      return this.#guarded(await this.#connected(), leave)
    } catch (cause) {
      leave(true)
      throw inOurWords(cause)
    }
  }

  async #connected(): Promise<PoolClient> {
    await this.#door.enter()
    let isStuck = true
    try {
      const client = await this.#pool.connect()
      isStuck = false
      return client
    } finally {
      this.#door.leave(isStuck)
    }
  }

  #guarded(client: PoolClient, leave: (isStuck: boolean) => void): Connection {
    let broken: Error | undefined
    let isStuck = false
    const onError = (error: Error) => {
      broken ??= inOurWords(error)
    }
    client.on('error', onError)

    const query: Query = async (text, ...rest) => {
      if (broken) throw broken
      const run = client.query.bind(client) as Query
      const sql = typeof text === 'string' ? text : text.text
      try {
        return await this.#trace(sql, () => run(text, ...rest))
      } catch (cause) {
        const error = inOurWords(cause)
        if (error instanceof DatabaseAwayError) broken = error
        isStuck ||= broken !== undefined || isGivenUp(error)
        throw error
      }
    }
    return {
      query,
      release() {
        client.off('error', onError)
        client.release(broken)
        leave(isStuck)
      },
    }
  }
}

/** Lock not available; statement cancelled by its time limit. */
const GIVEN_UP = new Set(['55P03', '57014'])
const isGivenUp = (error: unknown) =>
  error instanceof DatabaseError && GIVEN_UP.has(error.code ?? '')

/** What `pg` says when there is no connection (any more), or no answer. */
const AWAY =
  /^(Query read timeout|Connection terminated|timeout e|Client (has encountered|was closed))/

function inOurWords(cause: unknown): Error {
  const error = cause as NodeJS.ErrnoException
  if (error instanceof DatabaseError) return error
  const isAway = AWAY.test(error.message) || /^E[A-Z]+$/.test(error.code ?? '')
  return isAway ? new DatabaseAwayError(error.code ?? error.message) : error
}
