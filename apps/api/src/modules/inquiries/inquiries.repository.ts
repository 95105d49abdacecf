import type { InquiryReceipt } from '@sumai/api-client/contract/inquiry'
import type { Database } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { timestampOrNull } from '../../wire/writing.ts'
import { alertAsked, magazineAsked } from '../mailmagazine/asked.ts'
import { askToConfirm } from '../mailmagazine/double-opt-in.ts'
import { putMails } from '../outbox/mails.ts'
import { type Booking, book } from './bookings.ts'
import { idempotencyKeys, inquiries, type NewInquiry } from './inquiries.table.ts'
import { mailsOf } from './mails.ts'
import { receiptNumber } from './receipt.ts'
import type { Recipient } from './recipients.ts'

/** An enquiry to be stored. */
export type StoredInquiry = Required<
  Pick<
    NewInquiry,
    | 'inquiryType'
    | 'form'
    | 'siteType'
    | 'name'
    | 'nameKana'
    | 'email'
    | 'tel'
    | 'contactMethod'
    | 'contactTime'
    | 'body'
    | 'tmNo'
    | 'pageUrl'
    | 'details'
    | 'replyEstimate'
  >
> & { status: 'new' | 'spam'; recipients: Recipient[]; booking?: Booking | undefined }

type Receipt = Omit<InquiryReceipt, 'receipt_token'>
type Answered = { receipt: Receipt; bodyHash: string }

export function inquiriesRepository({ db, origins }: Pick<Deps, 'db' | 'origins'>) {
  /** The receipt of an earlier enquiry with the same key. */
  async function answered(key: string): Promise<Answered | undefined> {
    const rows = await db
      .select()
      .from(idempotencyKeys)
      .innerJoin(inquiries, eq(inquiries.receiptNo, idempotencyKeys.receiptNo))
      .where(eq(idempotencyKeys.idempotencyKey, key))
    const [first] = rows
    if (!first) return undefined
    return {
      bodyHash: first.idempotency_keys.bodyHash,
      receipt: {
        receipt_no: first.inquiries.receiptNo,
        inquiry_type: first.inquiries.inquiryType,
        tenpo_no: rows.length === 1 ? first.inquiries.tenpoNo : null,
        reply_estimate: timestampOrNull(first.inquiries.replyEstimate),
      },
    }
  }

  /**
   * Stores the enquiry, its bookings and its mails in one transaction. `false` when the key is used
   * already, perhaps by a concurrent request.
   */
  function store(key: string, bodyHash: string, inquiry: StoredInquiry, now: Date) {
    return db.transaction(async (tx): Promise<boolean> => {
      const receiptNo = receiptNumber(await nextNumber(tx), now)
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ idempotencyKey: key, bodyHash, receiptNo, createdAt: now })
        .onConflictDoNothing()
        .returning({ receiptNo: idempotencyKeys.receiptNo })
      if (taken.length === 0) return false
      if (inquiry.booking) await book(tx, inquiry.booking)
      await tx.insert(inquiries).values(rowsOf(inquiry, key, receiptNo, now))
      if (inquiry.status !== 'spam') {
        const asked = ABOUT_MAILS[inquiry.form]?.(inquiry.details)
        const mails = asked
          ? await askToConfirm(tx, inquiry, asked, origins, now)
          : mailsOf(inquiry, receiptNo)
        await putMails(tx, mails, now, receiptNo)
      }
      return true
    })
  }

  return { answered, store }
}

/** Forms that are answered by mails, not by people. */
const ABOUT_MAILS: Record<string, typeof magazineAsked> = {
  'mail-magazine': magazineAsked,
  'mail-alert': alertAsked,
}

async function nextNumber(db: Database): Promise<number> {
  const number = sql`nextval('receipt_numbers')`.mapWith(Number)
  const [row] = await db.select({ number }).from(sql`(select 1) as one`)
  return row?.number ?? 0
}

function rowsOf(inquiry: StoredInquiry, key: string, receiptNo: string, now: Date): NewInquiry[] {
  const { recipients, booking: _, ...common } = inquiry
  return recipients.map(({ shop, bukkenNo }) => ({
    ...common,
    idempotencyKey: key,
    receiptNo,
    tenpoNo: shop?.tenpoNo ?? null,
    bukkenNo,
    createdAt: now,
  }))
}
