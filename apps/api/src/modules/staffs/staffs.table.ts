import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../db/drizzle.ts'
import { shops } from '../shops/shops.table.ts'

export const staffs = pgTable(
  'staffs',
  {
    syainNo: text('syain_no').primaryKey(),
    tenpoNo: text('tenpo_no')
      .notNull()
      .references(() => shops.tenpoNo),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    photoUrl: text('photo_url'),
    yakushoku: text('yakushoku'),
    shikaku: text('shikaku').array().notNull(),
    tokuiArea: text('tokui_area').array().notNull(),
    tokui: text('tokui').array().notNull(),
    shushin: text('shushin'),
    shumi: text('shumi'),
    message: text('message'),
    languages: text('languages').array().notNull(),
    nengen: smallint('nengen'),
    isPublic: boolean('is_public').notNull(),
    sort: smallint('sort').notNull(),
    /** This and the e-mail address are for the staff only. */
    userType: text('user_type', { enum: ['admin', 'shop'] }),
    email: text('email'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('staffs_tenpo_no').on(table.tenpoNo, table.sort),
    // Somebody signs in by it, whatever its case.
    uniqueIndex('staffs_email').on(sql`lower(${table.email})`),
  ],
)

export type NewStaff = typeof staffs.$inferInsert
