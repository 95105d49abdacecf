import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, lt } from '../../db/drizzle.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { type BlockedTime, blockedTimes } from './blocked-times.table.ts'

const RESOURCE = 'blocked-times'

export function blockedTimesRepository(db: Database) {
  const { tenpoNo, startAt, endAt, blockedId } = blockedTimes

  return {
    /** Of a shop, or of all, those that have a part between two moments. */
    between: (shop: string | undefined, from: Date, to: Date): Promise<BlockedTime[]> =>
      db
        .select()
        .from(blockedTimes)
        .where(and(shop ? eq(tenpoNo, shop) : undefined, gt(endAt, from), lt(startAt, to)))
        .orderBy(asc(startAt)),

    byId: async (id: number): Promise<BlockedTime | undefined> =>
      (await db.select().from(blockedTimes).where(eq(blockedId, id)))[0],

    create: (writer: Writer, values: Omit<BlockedTime, 'blockedId'>): Promise<BlockedTime> =>
      db.transaction(async (tx) => {
        const [made] = await tx.insert(blockedTimes).values(values).returning()
        if (!made) throw new Error('A blocked time was written and cannot be read')
        await recordChanges(tx, writer, RESOURCE, [{ id: made.blockedId, after: made }])
        return made
      }),

    remove: (writer: Writer, before: BlockedTime): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(blockedTimes).where(eq(blockedId, before.blockedId))
        await recordChanges(tx, writer, RESOURCE, [{ id: before.blockedId, before }])
      }),
  }
}
