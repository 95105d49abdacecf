import type { Speaker } from '@sumai/api-client/contract/content'
import type { ContentStatus, ContentType, CustomerType } from '@sumai/api-client/contract/words'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from '../../db/drizzle.ts'

/** Articles of every kind; the columns of one kind only are null in the others. */
export const contents = pgTable(
  'contents',
  {
    contentId: integer('content_id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 10001 }),
    contentType: text('content_type').$type<ContentType>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    summary: text('summary').notNull(),
    tagId: smallint('tag_id'),
    tagName: text('tag_name'),
    imageUrl: text('image_url'),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    expireAt: timestamp('expire_at', { withTimezone: true }),
    contentStatus: text('content_status').$type<ContentStatus>().notNull(),
    tenpoNo: text('tenpo_no'),
    syainNo: text('syain_no'),
    viewCount: integer('view_count').notNull().default(0),
    relatedIds: integer('related_ids').array().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),

    answerShort: text('answer_short'),
    match: jsonb('match').$type<Record<string, (number | string)[]>>(),

    customerInitial: text('customer_initial'),
    customerType: text('customer_type').$type<CustomerType>(),
    cityCode: text('city_code'),
    rating: smallint('rating'),
    staffReply: text('staff_reply'),

    speaker: jsonb('speaker').$type<Speaker>(),
    fee: integer('fee'),
  },
  (table) => [
    index('contents_list').on(table.contentType, table.contentStatus, table.publishAt),
    index('contents_tag_id').on(table.contentType, table.tagId),
  ],
)

/** The dates of a seminar. One row per date, so that the last seat is booked only once. */
export const seminarSessions = pgTable(
  'seminar_sessions',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.contentId, { onDelete: 'cascade' }),
    sessionNo: smallint('session_no').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    venueName: text('venue_name').notNull(),
    address: text('address'),
    onlineUrl: text('online_url'),
    capacity: smallint('capacity').notNull(),
    appliedCount: smallint('applied_count').notNull().default(0),
    applyDeadline: timestamp('apply_deadline', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.sessionNo] })],
)

export type NewContent = typeof contents.$inferInsert
export type SeminarSessionRow = typeof seminarSessions.$inferSelect
export type NewSeminarSession = typeof seminarSessions.$inferInsert
