import type { JsonValue } from '@sumai/api-client/contract/inquiry'
import type {
  InquiryNote,
  InquiryReply,
  InquiryStatus,
} from '@sumai/api-client/contract/staff-inquiry'
import type { InquiryForm, InquiryType, SiteType } from '@sumai/api-client/contract/words'
import {
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../db/drizzle.ts'

/** The running number in a receipt such as K2611-000123. */
export const receiptNumbers = pgSequence('receipt_numbers')

/**
 * One row per shop: an enquiry about rooms of two shops is two rows under one receipt, each with
 * the rooms of its shop.
 */
export const inquiries = pgTable(
  'inquiries',
  {
    inquiryId: integer('inquiry_id').primaryKey().generatedAlwaysAsIdentity(),
    receiptNo: text('receipt_no').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    inquiryType: text('inquiry_type').$type<InquiryType>().notNull(),
    form: text('form').$type<InquiryForm>().notNull(),
    siteType: text('site_type').$type<SiteType>().notNull(),
    name: text('name'),
    nameKana: text('name_kana'),
    email: text('email'),
    tel: text('tel'),
    contactMethod: text('contact_method'),
    contactTime: text('contact_time'),
    body: text('body'),
    tenpoNo: text('tenpo_no'),
    bukkenNo: text('bukken_no').array().notNull(),
    tmNo: text('tm_no'),
    pageUrl: text('page_url'),
    details: jsonb('details').$type<Record<string, JsonValue>>().notNull(),
    /** `spam` when a trap caught it (traps.ts); the sender is not told. */
    status: text('status').$type<InquiryStatus>().notNull(),
    /** Who of the staff has taken it. */
    syainNo: text('syain_no'),
    /** What the staff write about it, the oldest first. */
    notes: jsonb('notes').$type<InquiryNote[]>().notNull().default([]),
    /** What they have answered; `reply_id` is that of the mail in the outbox. */
    replies: jsonb('replies').$type<InquiryReply[]>().notNull().default([]),
    /** When one of the shop first opened it. */
    readAt: timestamp('read_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
    replyEstimate: timestamp('reply_estimate', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When all that tells of a person was removed. */
    anonymisedAt: timestamp('anonymised_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('inquiries_receipt_no').on(table.receiptNo, table.tenpoNo),
    index('inquiries_tenpo_no').on(table.tenpoNo, table.createdAt),
    index('inquiries_email').on(sql`lower(${table.email})`),
    index('inquiries_personal').on(table.createdAt).where(sql`anonymised_at is null`),
  ],
)

/** Receipts by idempotency key: the same key and body get the same receipt. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  /** SHA-256 of the canonical body, in hex. */
  bodyHash: text('body_hash').notNull(),
  receiptNo: text('receipt_no').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type NewInquiry = typeof inquiries.$inferInsert
