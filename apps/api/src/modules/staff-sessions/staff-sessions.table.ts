import { bigint, index, pgTable, smallint, text, timestamp, uuid } from '../../db/drizzle.ts'
import { staffs } from '../staffs/staffs.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
/** Whoever leaves takes codes, sessions and passkeys along. */
const owner = () =>
  text('syain_no')
    .notNull()
    .references(() => staffs.syainNo, { onDelete: 'cascade' })

/** Who is signed in. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token in the cookie, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    syainNo: owner(),
    /** Shop and role at the sign-in: a session ends when they change. */
    tenpoNo: text('tenpo_no').notNull(),
    userType: text('user_type', { enum: ['admin', 'shop'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_syain_no').on(table.syainNo)],
)

/** The code that was last mailed to somebody, until it is used. */
export const staffCodes = pgTable('staff_codes', {
  syainNo: owner().primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The identifier that the device gave it, in base64url. */
    passkeyId: text('id').primaryKey(),
    syainNo: owner(),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the device: it only ever grows, unless the key was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_syain_no').on(table.syainNo)],
)

/** What a device is asked to sign; each is used once. */
export const staffChallenges = pgTable('staff_challenges', {
  challengeId: uuid('challenge_id').primaryKey(),
  challenge: text('challenge').notNull(),
  /** Who registers a passkey; nobody is known yet when somebody signs in. */
  syainNo: text('syain_no').references(() => staffs.syainNo, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})
