import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { and, eq, gt, inArray, lt, sql } from '../../db/drizzle.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { staffCodes } from './staff-sessions.table.ts'

const VALID_MS = 10 * 60_000
const MOST_TRIES = 5
const DIGITS = 6

const hashOf = (syainNo: string, code: string) =>
  createHash('sha256').update(`${syainNo} ${code}`).digest('hex')

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

export function staffCodesRepository(db: Database) {
  const isAt = (email: string) => eq(sql`lower(${staffs.email})`, email.trim().toLowerCase())

  return {
    /** The member of staff with that address, as it is written in their profile. */
    async personAt(email: string) {
      const { syainNo } = staffs
      return (await db.select({ syainNo, email: staffs.email }).from(staffs).where(isAt(email)))[0]
    },

    /** A new code; the one before is worth nothing any more. */
    async create(tx: Database, syainNo: string, now: Date) {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const expiresAt = new Date(now.getTime() + VALID_MS)
      const values = { codeHash: hashOf(syainNo, code), tries: 0, expiresAt }
      await tx
        .insert(staffCodes)
        .values({ syainNo, ...values })
        .onConflictDoUpdate({ target: staffCodes.syainNo, set: values })
      return { code, expiresAt }
    },

    /**
     * Whose code it is, which is then used. A try is counted before anything is compared, so that a
     * hundred at the same time are still five.
     */
    async use(email: string, code: string, now: Date): Promise<string | undefined> {
      const [tried] = await db
        .update(staffCodes)
        .set({ tries: sql`${staffCodes.tries} + 1` })
        .where(
          and(
            inArray(
              staffCodes.syainNo,
              db.select({ syainNo: staffs.syainNo }).from(staffs).where(isAt(email)),
            ),
            gt(staffCodes.expiresAt, now),
            lt(staffCodes.tries, MOST_TRIES),
          ),
        )
        .returning()
      if (!tried || !isSame(tried.codeHash, hashOf(tried.syainNo, code))) return undefined
      const used = await db
        .delete(staffCodes)
        .where(and(eq(staffCodes.syainNo, tried.syainNo), eq(staffCodes.codeHash, tried.codeHash)))
        .returning()
      return used[0]?.syainNo
    },
  }
}
