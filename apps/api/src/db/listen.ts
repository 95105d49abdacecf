import { Client } from 'pg'

const RETRY_MS = 1_000

type Options = {
  url: string
  channel: string
  /** With what was said; with nothing when something may have been missed. */
  hear: (payload?: string) => void
}

/** Hears NOTIFY on a connection of its own, for as long as the process lives. Resolves to its end. */
export async function listenTo({ url, channel, hear }: Options): Promise<() => Promise<void>> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {}) // `end` follows
    next.on('notification', ({ payload }) => hear(payload))
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    next.once('end', again)
    client = next
  }

  function again(): void {
    if (stopped) return
    timer = setTimeout(() => {
      connect().then(() => hear(), again)
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
