import type { JsonValue } from '@sumai/api-client/contract/inquiry'
import { jsonb, pgTable, text, timestamp, uuid } from '../../db/drizzle.ts'

/** The search conditions of a subscription, by the names of the form. */
type Conditions = Record<string, JsonValue>

/** Requests that are not confirmed by mail yet (double opt-in). */
export const mailmagazineRequests = pgTable('mailmagazine_requests', {
  token: uuid('token').primaryKey(),
  mode: text('mode', { enum: ['subscribe', 'unsubscribe'] }).notNull(),
  email: text('email').notNull(),
  name: text('name'),
  conditions: jsonb('conditions').$type<Conditions>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

/** Confirmed subscribers; unsubscribing deletes the row. */
export const mailmagazineSubscribers = pgTable('mailmagazine_subscribers', {
  /** In lower case. */
  email: text('email').primaryKey(),
  name: text('name'),
  conditions: jsonb('conditions').$type<Conditions>().notNull(),
  /** Token of the unsubscribe link in every mail. */
  unsubscribeToken: uuid('unsubscribe_token').notNull().unique(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
})

export type MailmagazineRequest = typeof mailmagazineRequests.$inferSelect
