import type { OutboxMail, OutboxState } from '@sumai/api-client/contract/outbox'
import type { Database } from '../../db/database.ts'
import { and, desc, eq, gt, isNotNull, isNull, ne, or, type SQL } from '../../db/drizzle.ts'
import { timestamp, timestampOrNull } from '../../wire/writing.ts'
import type { Mail } from './mails.ts'
import { type OutboxRow, outbox } from './outbox.table.ts'

const { deliveredAt, deadAt, attempts, outboxId, createdAt } = outbox

/** Whoever could read a code could sign in by it. */
const isShown = ne(outbox.kind, 'code')
const isOpen = and(isNull(deliveredAt), isNull(deadAt))

const OF: Record<OutboxState, SQL | undefined> = {
  sent: isNotNull(deliveredAt),
  dead: and(isNotNull(deadAt), isNull(deliveredAt)),
  retrying: and(isOpen, gt(attempts, 0)),
  planned: and(isOpen, eq(attempts, 0)),
}

type Page = { state?: OutboxState | undefined; page: number; limit: number }

/** The mails as the head office looks after them. */
export function mailListRepository(db: Database) {
  const count = (state: OutboxState) => db.$count(outbox, and(isShown, OF[state]))

  return {
    async page({ state, page, limit }: Page) {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(isShown, state && OF[state]))
        .orderBy(desc(createdAt), desc(outboxId))
        .limit(limit)
        .offset((page - 1) * limit)
      const counts = {
        sent: await count('sent'),
        retrying: await count('retrying'),
        dead: await count('dead'),
        planned: await count('planned'),
      }
      return { mails: rows.map(mailOf), counts }
    },

    /** Makes it due now, as if it had never been tried; nothing for what was sent or is not there. */
    async retry(id: string, now: Date): Promise<OutboxMail | undefined> {
      const [row] = await db
        .update(outbox)
        .set({ deadAt: null, attempts: 0, nextAttemptAt: now })
        .where(
          and(
            isShown,
            eq(outboxId, id),
            isNull(deliveredAt),
            or(isNotNull(deadAt), gt(attempts, 0)),
          ),
        )
        .returning()
      return row && mailOf(row)
    },
  }
}

function mailOf(row: OutboxRow): OutboxMail {
  const { to, subject } = row.payload as Mail
  const state = stateOf(row)
  const isWaiting = state === 'retrying' || state === 'planned'
  return {
    ...{ outbox_id: row.outboxId, state, to, subject, receipt_no: row.receiptNo },
    ...{ attempts: row.attempts, last_error: row.lastError },
    created_at: timestamp(row.createdAt),
    next_attempt_at: isWaiting ? timestamp(row.nextAttemptAt) : null,
    delivered_at: timestampOrNull(row.deliveredAt),
  }
}

function stateOf({ deliveredAt, deadAt, attempts }: OutboxRow): OutboxState {
  if (deliveredAt) return 'sent'
  if (deadAt) return 'dead'
  return attempts > 0 ? 'retrying' : 'planned'
}
