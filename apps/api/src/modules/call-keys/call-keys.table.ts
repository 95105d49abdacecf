import { index, pgTable, primaryKey, smallint, text, timestamp, uuid } from '../../db/drizzle.ts'

/** Calls of the staff that were done, so that one whose answer was lost is not done twice. */
export const callKeys = pgTable(
  'call_keys',
  {
    /** Whose key it is: number of the member of staff, else of the shop, else `admin`. */
    owner: text('owner').notNull(),
    callKey: uuid('call_key').notNull(),
    /** SHA-256 of method, path and body, in hex. */
    callHash: text('call_hash').notNull(),
    /** What was answered; nothing when the process ended before, or when it was erased. */
    status: smallint('status'),
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.callKey] }),
    index('call_keys_created_at').on(table.createdAt),
  ],
)
