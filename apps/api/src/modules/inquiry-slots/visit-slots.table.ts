import { date, pgTable, primaryKey, smallint, text } from '../../db/drizzle.ts'
import { shops } from '../shops/shops.table.ts'

/** Number of bookings of a slot. One row per slot, so that its last place is booked only once. */
export const visitSlots = pgTable(
  'visit_slots',
  {
    tenpoNo: text('tenpo_no')
      .notNull()
      .references(() => shops.tenpoNo),
    visitDate: date('visit_date').notNull(),
    /** `HH:MM` */
    visitTime: text('visit_time').notNull(),
    bookedCount: smallint('booked_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenpoNo, table.visitDate, table.visitTime] })],
)
