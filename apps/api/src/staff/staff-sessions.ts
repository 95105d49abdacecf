import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { and, eq, gt, sql } from '../db/drizzle.ts'
import { authorOf } from '../modules/audit-log/author.ts'
import { recordChanges } from '../modules/audit-log/record-changes.ts'
import { shops } from '../modules/shops/shops.table.ts'
import { staffSessions } from '../modules/staff-sessions/staff-sessions.table.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import type { Staff } from './staff.ts'

/** A working day with some margin, as that of a token. */
const VALID_MS = 12 * 3_600_000

/** Somebody who is signed in. */
export type StaffSession = {
  token: string
  staff: Staff & { syain_no: string }
  name: string
  tenpoNo: string
  tenpoName: string
  expiresAt: Date
}

export type SessionReader = (token: string) => Promise<StaffSession | undefined>

/** Of a token only its hash is kept: whoever reads the table cannot sign in with it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Follows from the token of the cookie, which no page can read. */
export const csrfTokenOf = ({ token }: Pick<StaffSession, 'token'>): string =>
  createHmac('sha256', token).update('csrf').digest('base64url')

/** Whoever has no role yet works for their shop. */
const roleNow = sql<'admin' | 'shop'>`coalesce(${staffs.userType}, 'shop')`

type SessionRow = typeof staffSessions.$inferSelect

const staffOf = ({
  syainNo,
  userType,
  tenpoNo,
}: Pick<SessionRow, 'syainNo' | 'userType' | 'tenpoNo'>): StaffSession['staff'] =>
  userType === 'admin'
    ? { user_type: 'admin', syain_no: syainNo }
    : { user_type: 'shop', tenpo_no: tenpoNo, syain_no: syainNo }

export function staffSessionsOf(db: Database, now: () => Date) {
  const end = async (token: string): Promise<void> =>
    void (await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOf(token))))

  /** The session of a token, while its owner has the shop and the role of the sign-in. */
  async function read(token: string): Promise<StaffSession | undefined> {
    const [row] = await db
      .select({
        ...{ syainNo: staffs.syainNo, name: staffs.name, tenpoName: shops.tenpoName },
        ...{ tenpoNo: staffSessions.tenpoNo, userType: staffSessions.userType },
        expiresAt: staffSessions.expiresAt,
      })
      .from(staffSessions)
      .innerJoin(staffs, eq(staffs.syainNo, staffSessions.syainNo))
      .innerJoin(shops, eq(shops.tenpoNo, staffs.tenpoNo))
      .where(
        and(
          eq(staffSessions.tokenHash, hashOf(token)),
          gt(staffSessions.expiresAt, now()),
          eq(staffSessions.tenpoNo, staffs.tenpoNo),
          eq(staffSessions.userType, roleNow),
        ),
      )
    if (!row) {
      // Whoever comes back to an old shop signs in anew.
      await end(token)
      return undefined
    }
    const { syainNo, userType, ...rest } = row
    return { token, staff: staffOf({ syainNo, userType, tenpoNo: row.tenpoNo }), ...rest }
  }

  const record = (
    tx: Database,
    staff: StaffSession['staff'],
    written: { before?: SessionRow; after?: SessionRow },
  ) =>
    recordChanges(tx, { author: authorOf(staff), now }, 'staff/session', [
      { id: staff.syain_no, ...written },
    ])

  return {
    /** Starts a session under a token that nobody has seen before. */
    async begin(syainNo: string): Promise<StaffSession> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + VALID_MS)
      const [person] = await db
        .select({ tenpoNo: staffs.tenpoNo, userType: roleNow })
        .from(staffs)
        .where(eq(staffs.syainNo, syainNo))
      if (!person) throw new Error('Somebody left while signing in')
      const row = { tokenHash: hashOf(token), syainNo, ...person, createdAt, expiresAt }
      await db.transaction(async (tx) => {
        await tx.insert(staffSessions).values(row)
        await record(tx, staffOf(row), { after: row })
      })
      const session = await read(token)
      if (!session) throw new Error('Somebody moved while signing in')
      return session
    },

    read,

    end,

    /** Ends the session of somebody who signs out. */
    leave: ({ token, staff }: StaffSession): Promise<void> =>
      db.transaction(async (tx) => {
        const own = eq(staffSessions.tokenHash, hashOf(token))
        const [before] = await tx.delete(staffSessions).where(own).returning()
        if (before) await record(tx, staff, { before })
      }),
  }
}

export type StaffSessions = ReturnType<typeof staffSessionsOf>
