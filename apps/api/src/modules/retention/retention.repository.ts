import { isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
} from '../../db/drizzle.ts'
import { blockedTimes } from '../bookings/blocked-times.table.ts'
import { callKeys } from '../call-keys/call-keys.table.ts'
import { homeViews } from '../home-views/home-views.table.ts'
import { importedBefore, imports } from '../imports/imports.table.ts'
import { NOBODY } from '../inquiries/anonymous.ts'
import { idempotencyKeys, inquiries } from '../inquiries/inquiries.table.ts'
import { visitSlots } from '../inquiry-slots/visit-slots.table.ts'
import { mailmagazineRequests } from '../mailmagazine/mailmagazine.table.ts'
import { missedSearches } from '../missed-searches/missed-searches.table.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { reservations } from '../reservations/reservations.table.ts'
import {
  staffChallenges,
  staffCodes,
  staffSessions,
} from '../staff-sessions/staff-sessions.table.ts'
import { retentionNight } from './retention.table.ts'

/** Rows at a time, so that nobody waits long for a lock or for the embedded database. */
const BATCH = 1000

/** What each table forgets; every call leaves alone what has not been delivered yet. */
export function retentionRepository(db: Database) {
  /** A mail that was given up is not delivered either: an operator may still send it. */
  const undelivered = db
    .select({ outboxId: outbox.outboxId })
    .from(outbox)
    .where(and(eq(outbox.receiptNo, inquiries.receiptNo), isNull(outbox.deliveredAt)))

  const { inquiryId, status, createdAt, anonymisedAt } = inquiries
  const dueInquiries = (before: Date) =>
    db
      .select({ inquiryId })
      .from(inquiries)
      .where(
        and(
          isNull(anonymisedAt),
          ne(status, 'spam'),
          lt(createdAt, before),
          notExists(undelivered),
        ),
      )
      .orderBy(asc(createdAt))
      .limit(BATCH)

  const dueSpam = (before: Date) =>
    db
      .select({ inquiryId })
      .from(inquiries)
      .where(and(eq(status, 'spam'), lt(createdAt, before)))
      .limit(BATCH)

  const dueMails = (before: Date) =>
    db
      .select({ outboxId: outbox.outboxId })
      .from(outbox)
      .where(and(isNotNull(outbox.deliveredAt), lt(outbox.deliveredAt, before)))
      .limit(BATCH)

  const dueBeforeImports = (before: Date) =>
    db
      .select({ position: importedBefore.position })
      .from(importedBefore)
      .innerJoin(imports, eq(imports.importId, importedBefore.importId))
      .where(lt(imports.finishedAt, before))
      .limit(BATCH)

  return {
    anonymiseInquiries: (before: Date, now: Date) =>
      inBatches(() =>
        db
          .update(inquiries)
          .set({ ...NOBODY, anonymisedAt: now })
          .where(inArray(inquiryId, dueInquiries(before)))
          .returning({ inquiryId }),
      ),

    /** With its keys: without the enquiry they have no receipt to give. */
    deleteSpam: (before: Date) =>
      inBatches(() =>
        db.transaction(async (tx) => {
          const gone = await tx
            .delete(inquiries)
            .where(inArray(inquiryId, dueSpam(before)))
            .returning({ receiptNo: inquiries.receiptNo })
          const numbers = gone.map(({ receiptNo }) => receiptNo)
          await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.receiptNo, numbers))
          return gone
        }),
      ),

    async deleteKeys(before: Date) {
      for (const table of [idempotencyKeys, callKeys]) {
        await db.delete(table).where(lt(table.createdAt, before))
      }
    },

    deleteMails: (before: Date) =>
      inBatches(() =>
        db
          .delete(outbox)
          .where(inArray(outbox.outboxId, dueMails(before)))
          .returning({ outboxId: outbox.outboxId }),
      ),

    /** Mails that were given up and that nobody has looked at since. */
    forgottenDeadLetters: (before: Date) =>
      db.$count(outbox, and(isNull(outbox.deliveredAt), lt(outbox.deadAt, before))),

    deleteRequests: async (now: Date) =>
      void (await db.delete(mailmagazineRequests).where(lte(mailmagazineRequests.expiresAt, now))),

    /** What staff can sign in with no more. */
    async deleteSessions(now: Date) {
      for (const table of [staffSessions, staffCodes, staffChallenges]) {
        await db.delete(table).where(lte(table.expiresAt, now))
      }
    },

    async deleteBookings(before: Date) {
      await db.delete(visitSlots).where(lt(visitSlots.visitDate, isoDay(before)))
      await db.delete(reservations).where(lt(reservations.startAt, before))
      await db.delete(blockedTimes).where(lt(blockedTimes.endAt, before))
    },

    deleteSearches: async (before: Date) =>
      void (await db.delete(missedSearches).where(lt(missedSearches.day, isoDay(before)))),

    deleteViews: async (before: Date) =>
      void (await db.delete(homeViews).where(lt(homeViews.day, isoDay(before)))),

    /** What rows said before imports that can no longer be taken back. */
    deleteBeforeImports: (before: Date) =>
      inBatches(() =>
        db
          .delete(importedBefore)
          .where(inArray(importedBefore.position, dueBeforeImports(before)))
          .returning({ position: importedBefore.position }),
      ),

    /** With what is to be said of their rows: the cells of a file tell of staff. */
    deleteImports: async (before: Date) =>
      void (await db.delete(imports).where(lt(imports.createdAt, before))),

    lastNight: async (): Promise<string | undefined> =>
      (await db.select().from(retentionNight))[0]?.day,

    nightIsOver: (day: string) =>
      db
        .insert(retentionNight)
        .values({ id: 1, day })
        .onConflictDoUpdate({ target: retentionNight.id, set: { day } }),
  }
}

async function inBatches(step: () => PromiseLike<unknown[]>): Promise<void> {
  while ((await step()).length === BATCH);
}
