import { bigint, date, index, pgTable, primaryKey, text, timestamp } from '../../db/drizzle.ts'

const site = () => text('site', { enum: ['chintai', 'baibai'] }).notNull()

/**
 * The listings as subscribers know them: what differs from them is news. Rows stay when a listing
 * is closed, so that one which is open again soon is not new.
 */
export const listingStates = pgTable(
  'listing_states',
  {
    site: site(),
    bukkenNo: text('bukken_no').notNull(),
    /** Rent a month or price in yen. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** The day (Japan) since which it is not on offer. */
    goneOn: date('gone_on'),
  },
  (table) => [primaryKey({ columns: [table.site, table.bukkenNo] })],
)

/** Listings that came on offer or became cheaper, in the order in which that was seen. */
export const listingNews = pgTable(
  'listing_news',
  {
    newsId: bigint('news_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: site(),
    bukkenNo: text('bukken_no').notNull(),
    /** Yen before; `null` for a listing that is new. */
    priceBefore: bigint('price_before', { mode: 'number' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('listing_news_seen_at').on(table.seenAt)],
)

export type ListingState = typeof listingStates.$inferSelect
export type ListingNews = typeof listingNews.$inferSelect
export type NewListingNews = typeof listingNews.$inferInsert
