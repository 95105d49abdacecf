import { z } from 'zod'
import { listOf } from './list.ts'
import { limitUpTo, paging, query } from './query.ts'
import { count, timestamp } from './scalars.ts'

/** `retrying`: was refused, and is tried again by itself; `planned`: waits for its hour. */
const outboxState = z.enum(['sent', 'retrying', 'dead', 'planned'])

export const outboxQuery = query(
  z.object({ ...paging, limit: limitUpTo(100, 50), state: outboxState.optional() }),
)

/** A mail, without what it says. */
const outboxMail = z.object({
  outbox_id: z.uuid(),
  state: outboxState.describe('sent 送信ずみ、retrying 再送待ち、dead 送れない、planned 送信予定'),
  to: z.string().nullable().describe('null は本部の宛先'),
  subject: z.string(),
  receipt_no: z.string().nullable().describe('かかわるお問い合わせ'),
  attempts: count,
  last_error: z.string().nullable(),
  created_at: timestamp,
  next_attempt_at: timestamp.nullable().describe('次に送る日時。送信ずみ・送れないときは null'),
  delivered_at: timestamp.nullable(),
})

/** The latest first, with how many there are in each state. */
export const outboxList = listOf('mails', outboxMail).extend({
  counts: z.object({ sent: count, retrying: count, dead: count, planned: count }),
})

export const outboxAnswer = z.object({ mail: outboxMail })

export type OutboxState = z.output<typeof outboxState>
export type OutboxMail = z.output<typeof outboxMail>
