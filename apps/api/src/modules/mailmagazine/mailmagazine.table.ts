import {
  bigint,
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../../db/drizzle.ts'

const frequency = () => text('frequency', { enum: ['daily', 'now'] })

/** Requests that are not confirmed by mail yet (double opt-in). */
export const mailmagazineRequests = pgTable('mailmagazine_requests', {
  token: uuid('token').primaryKey(),
  mode: text('mode', { enum: ['subscribe', 'unsubscribe'] }).notNull(),
  email: text('email').notNull(),
  name: text('name'),
  /** Address of the search (packages/domain/src/search-url); none to unsubscribe. */
  search: text('search'),
  /** Asked by the form of the magazine: takes the place of what that form asked before. */
  isMagazine: boolean('is_magazine').notNull(),
  /** `null`: what the person has chosen before, at first daily. */
  frequency: frequency(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

/** Confirmed subscribers; unsubscribing deletes the row. */
export const mailmagazineSubscribers = pgTable(
  'mailmagazine_subscribers',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    name: text('name'),
    frequency: frequency().notNull().default('daily'),
    /** Token of the links to settings and unsubscribing in every mail. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    /** The last of the listing_news that was told, or did not concern the subscriber. */
    seenNews: bigint('seen_news', { mode: 'number' }).notNull().default(0),
    /** The day (Japan) of the last daily mail. */
    toldOn: date('told_on'),
  },
  (table) => [index('mailmagazine_subscribers_seen').on(table.seenNews)],
)

/** What subscribers wait for. */
export const mailmagazineSearches = pgTable(
  'mailmagazine_searches',
  {
    email: text('email')
      .notNull()
      .references(() => mailmagazineSubscribers.email, { onDelete: 'cascade' }),
    search: text('search').notNull(),
    isMagazine: boolean('is_magazine').notNull(),
    /** The last of the listing_news when the search was confirmed: older ones are not told. */
    sinceNews: bigint('since_news', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.search] })],
)

export type MailmagazineRequest = typeof mailmagazineRequests.$inferSelect
export type MailmagazineSubscriber = typeof mailmagazineSubscribers.$inferSelect
export type MailmagazineSearch = typeof mailmagazineSearches.$inferSelect
