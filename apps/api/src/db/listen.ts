import { Client } from 'pg'

const RETRY_MS = 1_000
const CONNECT_MS = 5_000

/** A connection whose other end is gone is noticed within 15 s, also when nothing is sent on it. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

type Options = {
  url: string
  channel: string
  /** Gets the message; nothing after a lost connection, when messages may have been missed. */
  onMessage: (payload?: string) => void
}

/**
 * Listens for NOTIFY on a connection of its own, which is opened again when it is lost. Resolves to a
 * function that ends it.
 */
export async function listenTo({ url, channel, onMessage }: Options): Promise<() => Promise<void>> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      ...KEEP_ALIVE,
    })
    next.on('error', () => {}) // `end` follows
    next.on('notification', ({ payload }) => onMessage(payload))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (cause) {
      next.end().catch(() => {})
      throw cause
    }
    next.once('end', again)
    client = next
  }

  function again(): void {
    if (stopped) return
    timer = setTimeout(() => {
      connect().then(() => onMessage(), again)
    }, RETRY_MS)
    timer.unref()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
