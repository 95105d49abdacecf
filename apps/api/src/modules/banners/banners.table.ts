import type { BannerType } from '@sumai/api-client/contract/words'
import { boolean, index, integer, pgTable, smallint, text, timestamp } from '../../db/drizzle.ts'

export const banners = pgTable(
  'banners',
  {
    bannerId: integer('banner_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    bannerType: text('banner_type').$type<BannerType>().notNull(),
    title: text('title').notNull(),
    imagePc: text('image_pc').notNull(),
    imageSp: text('image_sp'),
    alt: text('alt').notNull(),
    linkUrl: text('link_url'),
    isBlank: boolean('is_blank').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }),
    endAt: timestamp('end_at', { withTimezone: true }),
    isPublic: boolean('is_public').notNull(),
    sort: smallint('sort').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('banners_banner_type').on(table.bannerType, table.sort)],
)

export type BannerRow = typeof banners.$inferSelect
export type NewBanner = typeof banners.$inferInsert
