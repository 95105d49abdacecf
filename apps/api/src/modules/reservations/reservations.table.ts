import { integer, pgTable, smallint, text, timestamp } from '../../db/drizzle.ts'

/**
 * What an enquiry has booked, as it stands now: a slot of a shop or seats of a seminar. It names
 * nobody; the enquiry of the same number does, until it is made anonymous.
 */
export const reservations = pgTable('reservations', {
  receiptNo: text('receipt_no').primaryKey(),
  kind: text('kind', { enum: ['visit', 'seminar'] }).notNull(),
  /** Of a visit. */
  tenpoNo: text('tenpo_no'),
  /** Of a seminar. */
  contentId: integer('content_id'),
  sessionNo: smallint('session_no'),
  /** Who come; a seminar has a seat for each. */
  people: smallint('people').notNull(),
  startAt: timestamp('start_at', { withTimezone: true }).notNull(),
  endAt: timestamp('end_at', { withTimezone: true }).notNull(),
  /** Of changes; also that of the calendar file (RFC 5545). */
  sequence: smallint('sequence').notNull().default(0),
  /** When the shop said that it expects them. */
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type Reservation = typeof reservations.$inferSelect
