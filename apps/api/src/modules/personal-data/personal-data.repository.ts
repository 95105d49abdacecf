import type { Database } from '../../db/database.ts'
import { and, inArray, isNull, or, type PgColumn, type SQL, sql } from '../../db/drizzle.ts'
import { wireFrom } from '../../wire/writing.ts'
import { callKeys } from '../call-keys/call-keys.table.ts'
import { NOBODY } from '../inquiries/anonymous.ts'
import { idempotencyKeys, inquiries } from '../inquiries/inquiries.table.ts'
import {
  mailmagazineRequests,
  mailmagazineSearches,
  mailmagazineSubscribers,
} from '../mailmagazine/mailmagazine.table.ts'
import { outbox } from '../outbox/outbox.table.ts'
import type { Person } from './person.ts'

const isOf = (column: PgColumn | SQL, address: string): SQL =>
  sql`lower(${column}) = ${address.toLowerCase()}`

/** Visits that staff entered were once stored with the hyphens that were typed. */
const hasTel = (tel: string): SQL =>
  sql`regexp_replace(translate(${inquiries.tel}, '-().', ''), '^[+]810?', '0') = ${tel}`

/** What the database holds of somebody. */
export function personalDataRepository(db: Database) {
  const inquiriesOf = (person: Person) =>
    and(
      isNull(inquiries.anonymisedAt),
      person.email === undefined ? hasTel(person.tel) : isOf(inquiries.email, person.email),
    )

  async function conditions(tx: Database, person: Person) {
    const found = await tx
      .select({ receiptNo: inquiries.receiptNo })
      .from(inquiries)
      .where(inquiriesOf(person))
    const receipts = [...new Set(found.map(({ receiptNo }) => receiptNo))]
    const { email } = person
    return {
      receipts,
      mails: or(
        inArray(outbox.receiptNo, receipts),
        ...(email
          ? [
              isOf(sql`${outbox.payload}->>'to'`, email),
              isOf(sql`${outbox.payload}->>'reply_to'`, email),
            ]
          : []),
      ),
    }
  }

  return {
    async collect(person: Person) {
      const { mails } = await conditions(db, person)
      const { email = '' } = person
      const [enquired, sent, asked, subscribed, waiting] = await Promise.all([
        db.select().from(inquiries).where(inquiriesOf(person)),
        db.select().from(outbox).where(mails),
        db.select().from(mailmagazineRequests).where(isOf(mailmagazineRequests.email, email)),
        db.select().from(mailmagazineSubscribers).where(isOf(mailmagazineSubscribers.email, email)),
        db.select().from(mailmagazineSearches).where(isOf(mailmagazineSearches.email, email)),
      ])
      return {
        inquiries: enquired.map((row) => wireFrom(inquiries, row)),
        mails: sent.map((row) => wireFrom(outbox, row)),
        mailmagazine_requests: asked.map((row) => wireFrom(mailmagazineRequests, row)),
        mailmagazine_subscribers: subscribed.map((row) => wireFrom(mailmagazineSubscribers, row)),
        mailmagazine_searches: waiting.map((row) => wireFrom(mailmagazineSearches, row)),
      }
    },

    /** Returns how much of each was erased. Numbers, kinds, shops and days of enquiries stay. */
    erase: (person: Person, now: Date) =>
      db.transaction(async (tx) => {
        const { receipts, mails } = await conditions(tx, person)
        const { email = '' } = person
        const sent = await tx.delete(outbox).where(mails).returning({ id: outbox.outboxId })
        await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.receiptNo, receipts))
        // Any of them may repeat an enquiry.
        await tx.update(callKeys).set({ status: null, answer: null })
        const enquired = await tx
          .update(inquiries)
          .set({ ...NOBODY, anonymisedAt: now })
          .where(inquiriesOf(person))
          .returning({ id: inquiries.inquiryId })
        const asked = await tx
          .delete(mailmagazineRequests)
          .where(isOf(mailmagazineRequests.email, email))
          .returning({ id: mailmagazineRequests.token })
        const subscribed = await tx
          .delete(mailmagazineSubscribers)
          .where(isOf(mailmagazineSubscribers.email, email))
          .returning({ id: mailmagazineSubscribers.email })
        return {
          inquiries: enquired.length,
          mails: sent.length,
          mailmagazine: asked.length + subscribed.length,
        }
      }),
  }
}
