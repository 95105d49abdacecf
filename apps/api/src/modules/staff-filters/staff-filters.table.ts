import type { SiteType } from '@sumai/api-client/contract/words'
import { index, pgTable, text, timestamp, uuid } from '../../db/drizzle.ts'
import { staffs } from '../staffs/staffs.table.ts'

/** How somebody looks at the list of homes again and again; it leaves with them. */
export const staffFilters = pgTable(
  'staff_filters',
  {
    filterId: uuid('filter_id').primaryKey(),
    syainNo: text('syain_no')
      .notNull()
      .references(() => staffs.syainNo, { onDelete: 'cascade' }),
    siteType: text('site_type').$type<SiteType>().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_filters_syain_no').on(table.syainNo, table.createdAt)],
)
