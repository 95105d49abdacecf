import type { JsonValue } from '@sumai/api-client/contract/inquiry'
import { index, jsonb, pgTable, smallint, sql, text, timestamp, uuid } from '../../db/drizzle.ts'

/** Mails to send, written in the same transaction as their cause; delivered at least once. */
export const outbox = pgTable(
  'outbox',
  {
    /** The same on every attempt: becomes the Message-ID. */
    outboxId: uuid('outbox_id').primaryKey(),
    /**
     * A `reminder` waits for its hour, and is withdrawn when its booking changes. A `change` by the
     * staff waits ten seconds, and is withdrawn when they take it back. A `code` opens the staff's
     * screens: nobody else may see it.
     */
    kind: text('kind', { enum: ['mail', 'reminder', 'change', 'code'] }).notNull(),
    /** Of the enquiry that the mail is about. */
    receiptNo: text('receipt_no'),
    /** Of the booking after a `change`, which tells it from those before. */
    sequence: smallint('sequence'),
    payload: jsonb('payload').$type<Record<string, JsonValue>>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    lastError: text('last_error'),
    /** When delivery was given up; an operator has to look at it. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at is null and dead_at is null`),
    index('outbox_receipt_no').on(table.receiptNo),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
