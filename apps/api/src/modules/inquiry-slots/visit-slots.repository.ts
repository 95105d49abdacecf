import { slotsOn } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, between, eq, gte, lt, sql } from '../../db/drizzle.ts'
import { blockedTimesRepository } from '../bookings/blocked-times.repository.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import { visitSlots } from './visit-slots.table.ts'

type Slots = Pick<ShopRow, 'tenpoNo' | 'reserveCapacity'>
type Hours = { startAt: Date; endAt: Date }
export type VisitSlot = { date: string; time: string }

export function visitSlotsRepository(db: Database) {
  return {
    /** The slots of a shop between two days, both included, that are full or blocked. */
    async full(shop: ShopRow, from: string, to: string): Promise<VisitSlot[]> {
      const full = await db
        .select({ date: visitSlots.visitDate, time: visitSlots.visitTime })
        .from(visitSlots)
        .where(
          and(
            eq(visitSlots.tenpoNo, shop.tenpoNo),
            between(visitSlots.visitDate, from, to),
            gte(visitSlots.bookedCount, shop.reserveCapacity),
          ),
        )
      const [since, until] = [startOf(from), startOf(to, DAY_MS)]
      const blocked = await blockedTimesRepository(db).between(shop.tenpoNo, since, until)
      return [...full, ...blocked.flatMap((hours) => slotsWithin(shop, hours, from, to))]
    },

    /** Whether the shop takes no visits then. */
    isBlocked: async (tenpoNo: string, { startAt, endAt }: Hours): Promise<boolean> =>
      (await blockedTimesRepository(db).between(tenpoNo, startAt, endAt)).length > 0,

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

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const startOf = (day: string, plus = 0) => new Date(Date.parse(`${day}T00:00:00+09:00`) + plus)

/** The slots of a shop that have a part within some hours, between two days. */
function slotsWithin(shop: ShopRow, { startAt, endAt }: Hours, from: string, to: string) {
  const slots: VisitSlot[] = []
  const first = isoDay(startAt) < from ? from : isoDay(startAt)
  const last = isoDay(endAt) > to ? to : isoDay(endAt)
  for (let date = first; date <= last; date = dayAfter(date)) {
    for (const time of slotsOn(shop, date)) {
      const begin = Date.parse(`${date}T${time}:00+09:00`)
      const end = begin + shop.reserveSlotMinutes * MINUTE_MS
      if (begin < Number(endAt) && end > Number(startAt)) slots.push({ date, time })
    }
  }
  return slots
}

const dayAfter = (day: string) => inTokyo(day).add(1, 'day').format('YYYY-MM-DD')
