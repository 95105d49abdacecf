import type { Database } from '../../db/database.ts'
import { inArray } from '../../db/drizzle.ts'
import {
  staffChallenges,
  staffCodes,
  staffPasskeys,
  staffSessions,
} from './staff-sessions.table.ts'

type Addressed = { email?: string | null | undefined }

/** Whether somebody signs in by another address now, or by none; its case says nothing. */
export const hasMoved = (before: Addressed, after: Addressed): boolean =>
  after.email !== undefined && before.email?.toLowerCase() !== after.email?.toLowerCase()

/**
 * Ends the sessions, codes and passkeys of people whose address has changed: whoever reads the mail
 * of the old one must not stay signed in.
 */
export async function endSignIns(tx: Database, syainNos: readonly string[]): Promise<void> {
  if (syainNos.length === 0) return
  for (const table of [staffSessions, staffCodes, staffPasskeys, staffChallenges]) {
    await tx.delete(table).where(inArray(table.syainNo, [...syainNos]))
  }
}
