import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Mail } from './mail.ts'
import { outboxRepository } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Sends a mail. `id` is the same on every attempt, so that a receiver can tell repetitions. */
export type Deliver = (id: string, mail: Mail) => Promise<void>

const BATCH = 10
const POLL_MS = 5_000

type Options = {
  db: Database
  deliver: Deliver
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Delivers what waits in the outbox, at least once, for as long as the process lives. */
export function outboxWorker({ db, deliver, now, log }: Options) {
  const repository = outboxRepository(db)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function send(row: OutboxRow): Promise<void> {
    try {
      await deliver(row.outboxId, row.payload as Mail)
      await repository.delivered(row.outboxId, now())
    } catch (cause) {
      log.error(cause, `Outbox ${row.outboxId}, attempt ${row.attempts}`)
      await repository.failed(row.outboxId, String(cause))
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      const rows = await repository.claim(now(), BATCH)
      for (const row of rows) await send(row)
      if (rows.length < BATCH) return
    }
  }

  /** Looks at once for something to send, and again every few seconds. */
  function nudge(): void {
    if (stopped) return
    clearTimeout(timer)
    running ??= sendDue()
      .catch((cause) => log.error(cause, 'The outbox cannot be read'))
      .finally(() => {
        running = undefined
        if (!stopped) timer = setTimeout(nudge, POLL_MS)
      })
  }

  return {
    nudge,
    /** Resolves when the mail that is being sent has been sent. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
