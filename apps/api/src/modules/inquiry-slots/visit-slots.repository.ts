import type { Database } from '../../db/database.ts'
import { and, between, eq, gte, lt, sql } from '../../db/drizzle.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import { visitSlots } from './visit-slots.table.ts'

type Slots = Pick<ShopRow, 'tenpoNo' | 'reserveCapacity'>
export type VisitSlot = { date: string; time: string }

export function visitSlotsRepository(db: Database) {
  return {
    /** The full slots of a shop between two days, both included. */
    full: (shop: Slots, from: string, to: string): Promise<VisitSlot[]> =>
      db
        .select({ date: visitSlots.visitDate, time: visitSlots.visitTime })
        .from(visitSlots)
        .where(
          and(
            eq(visitSlots.tenpoNo, shop.tenpoNo),
            between(visitSlots.visitDate, from, to),
            gte(visitSlots.bookedCount, shop.reserveCapacity),
          ),
        ),

    /**
     * Books one place of a slot within the caller's transaction; `false` when it is full. A second
     * booking at the same moment waits for the row, so that both are counted.
     */
    async take({ tenpoNo, reserveCapacity }: Slots, { date, time }: VisitSlot): Promise<boolean> {
      const taken = await db
        .insert(visitSlots)
        .values({ tenpoNo, visitDate: date, visitTime: time, bookedCount: 1 })
        .onConflictDoUpdate({
          target: [visitSlots.tenpoNo, visitSlots.visitDate, visitSlots.visitTime],
          set: { bookedCount: sql`${visitSlots.bookedCount} + 1` },
          setWhere: lt(visitSlots.bookedCount, reserveCapacity),
        })
        .returning({ bookedCount: visitSlots.bookedCount })
      return taken.length > 0
    },

    /** Gives a place back within the caller's transaction: it can be booked at once. */
    release: (tenpoNo: string, { date, time }: VisitSlot) =>
      db
        .update(visitSlots)
        .set({ bookedCount: sql`${visitSlots.bookedCount} - 1` })
        .where(
          and(
            eq(visitSlots.tenpoNo, tenpoNo),
            eq(visitSlots.visitDate, date),
            eq(visitSlots.visitTime, time),
            gte(visitSlots.bookedCount, 1),
          ),
        ),
  }
}
