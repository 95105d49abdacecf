import { randomUUID } from 'node:crypto'
import { passkeyList } from '@sumai/api-client/contract/staff-session'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt } from '../../db/drizzle.ts'
import { wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { staffChallenges, staffPasskeys } from './staff-sessions.table.ts'

type Passkey = typeof staffPasskeys.$inferSelect
type Shown = z.output<typeof passkeyList>['passkeys'][number]

const VALID_MS = 5 * 60_000

const SHOWN = wireRowOf(passkeyList.shape.passkeys.element, [staffPasskeys])

export function passkeysRepository(db: Database) {
  const { syainNo: owner, passkeyId: key } = staffPasskeys
  const list = async (syainNo: string) =>
    documents(
      await db
        .select({ row: SHOWN })
        .from(staffPasskeys)
        .where(eq(owner, syainNo))
        .orderBy(asc(staffPasskeys.createdAt)),
    ) as Shown[]

  return {
    /** Of a member of staff, the oldest first. */
    list,

    /** Keeps a challenge for some minutes; of nobody when somebody signs in. */
    async ask(challenge: string, syainNo: string | null, now: Date): Promise<string> {
      const challengeId = randomUUID()
      const expiresAt = new Date(now.getTime() + VALID_MS)
      await db.insert(staffChallenges).values({ challengeId, challenge, syainNo, expiresAt })
      return challengeId
    },

    /** The challenges of somebody who registers a passkey; they are used up. */
    async takeOwn(syainNo: string, now: Date): Promise<string[]> {
      const { expiresAt, syainNo: asked } = staffChallenges
      const taken = await db
        .delete(staffChallenges)
        .where(and(eq(asked, syainNo), gt(expiresAt, now)))
        .returning()
      return taken.map(({ challenge }) => challenge)
    },

    /** The challenge of a sign-in, which is used up. */
    async take(challengeId: string, now: Date): Promise<string | undefined> {
      const { challengeId: id, expiresAt } = staffChallenges
      const [taken] = await db
        .delete(staffChallenges)
        .where(and(eq(id, challengeId), gt(expiresAt, now)))
        .returning()
      return taken?.syainNo === null ? taken.challenge : undefined
    },

    byId: async (passkeyId: string): Promise<Passkey | undefined> =>
      (await db.select().from(staffPasskeys).where(eq(key, passkeyId)))[0],

    create: async (passkey: Omit<Passkey, 'lastUsedAt'>): Promise<void> =>
      void (await db.insert(staffPasskeys).values(passkey)),

    used: async (passkeyId: string, counter: number, now: Date): Promise<void> =>
      void (await db
        .update(staffPasskeys)
        .set({ counter, lastUsedAt: now })
        .where(eq(key, passkeyId))),

    /** Whether there was one of that person. */
    async remove(syainNo: string, passkeyId: string): Promise<boolean> {
      const which = and(eq(owner, syainNo), eq(key, passkeyId))
      return (await db.delete(staffPasskeys).where(which).returning()).length > 0
    },
  }
}
