import { index, integer, pgTable, text, timestamp } from '../../db/drizzle.ts'
import { shops } from '../shops/shops.table.ts'

/** When a shop takes no visits, besides its hours; what is booked already stays. */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    blockedId: integer('blocked_id').primaryKey().generatedAlwaysAsIdentity(),
    tenpoNo: text('tenpo_no')
      .notNull()
      .references(() => shops.tenpoNo),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('blocked_times_tenpo_no').on(table.tenpoNo, table.endAt)],
)

export type BlockedTime = typeof blockedTimes.$inferSelect
