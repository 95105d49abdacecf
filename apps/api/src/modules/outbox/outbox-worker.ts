import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { within } from '../../within.ts'
import { type Deliver, UndeliverableError } from './delivery.ts'
import type { Mail } from './mails.ts'
import { outboxRepository } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Mails sent at the same time, so that each is sent within the lease. */
const BATCH = 5
const POLL_MS = 5_000
const DELIVERY_MS = 45_000

/** Retries after 10 s, 20 s, 40 s … 1 h, because a mail server may be down for a day. */
const FIRST_RETRY_SECONDS = 10
const LAST_RETRY_SECONDS = 3600
const MOST_ATTEMPTS = 32
const retrySeconds = (attempts: number) =>
  Math.min(LAST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (attempts - 1))

type Options = {
  db: Database
  deliver: Deliver
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Delivers the mails of the outbox at least once. A mail that fails for a day, or permanently,
 * becomes a dead letter.
 */
export function outboxWorker({ db, deliver, now, log }: Options) {
  const repository = outboxRepository(db)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** Something was put in while it was read, maybe too late to be seen. */
  let isAskedAgain = false
  let stopped = false

  async function send({ outboxId, attempts, payload }: OutboxRow): Promise<void> {
    const mail = payload as Mail
    if (mail.until && new Date(mail.until) <= now()) {
      return repository.drop(outboxId)
    }
    try {
      await within(DELIVERY_MS, deliver(outboxId, mail))
      await repository.delivered(outboxId, now())
    } catch (cause) {
      const reason = String(cause)
      const isPermanent = cause instanceof UndeliverableError || attempts >= MOST_ATTEMPTS
      log.error(
        { outboxId, attempts, reason: reasonOf(cause) },
        isPermanent ? 'Outbox: given up' : 'Outbox: not delivered, will be tried again',
      )
      if (isPermanent) await repository.dead(outboxId, reason, now())
      else await repository.failed(outboxId, reason, now(), retrySeconds(attempts))
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      const rows = await repository.claim(now(), BATCH)
      await Promise.all(rows.map(send))
      if (rows.length < BATCH) return
    }
  }

  /** Starts to check the outbox, now and every few seconds. */
  function nudge(): void {
    if (stopped) return
    clearTimeout(timer)
    isAskedAgain = running !== undefined
    running ??= sendDue()
      .catch((cause) => log.error(cause, 'The outbox cannot be read'))
      .finally(() => {
        running = undefined
        if (isAskedAgain) nudge()
        else if (!stopped) timer = setTimeout(nudge, POLL_MS)
      })
  }

  return {
    nudge,
    /** Stops; resolves when the current mail is sent. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** The error for the log, without the server's message, which may contain the address. */
const reasonOf = (cause: unknown) => (cause as { code?: string }).code ?? (cause as Error).name
