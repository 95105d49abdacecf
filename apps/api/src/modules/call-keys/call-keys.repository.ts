import type { Database } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle.ts'
import { wasDone } from './call-keys.errors.ts'
import { callKeys } from './call-keys.table.ts'

export type Call = Pick<typeof callKeys.$inferSelect, 'owner' | 'callKey' | 'callHash'>
type Answer = { status: number; answer: string | null }

export function callKeysRepository(db: Database) {
  const isIt = ({ owner, callKey }: Call) =>
    and(eq(callKeys.owner, owner), eq(callKeys.callKey, callKey))

  return {
    find: async (call: Call) => (await db.select().from(callKeys).where(isIt(call)))[0],

    /** 409 when the same call was done meanwhile. */
    async take({ owner, callKey, callHash }: Call, now: Date): Promise<void> {
      const taken = await db
        .insert(callKeys)
        .values({ owner, callKey, callHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ callKey: callKeys.callKey })
      if (taken.length === 0) throw wasDone()
    },

    async answered({ owner, callKey, callHash }: Call, answer: Answer, now: Date): Promise<void> {
      await db
        .insert(callKeys)
        .values({ owner, callKey, callHash, ...answer, createdAt: now })
        .onConflictDoUpdate({ target: [callKeys.owner, callKeys.callKey], set: answer })
    },

    async giveBack(call: Call): Promise<void> {
      await db.delete(callKeys).where(isIt(call))
    },
  }
}
