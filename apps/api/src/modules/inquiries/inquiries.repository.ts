import type { InquiryReceipt } from '@sumai/api-client/contract/inquiry'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { timestampOrNull } from '../../wire/writing.ts'
import { type Booking, book } from '../reservations/book.ts'
import type { InquiryInput } from './form-check.ts'
import { idempotencyKeys, inquiries, type NewInquiry } from './inquiries.table.ts'
import { nextReceiptNo } from './receipt.ts'
import type { Recipient } from './recipients.ts'
import { teller } from './tell.ts'

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
> & {
  status: 'new' | 'spam'
  recipients: Recipient[]
  booking?: Booking | undefined
  /** What was sent, by the rules of its form. */
  asked: InquiryInput
}

type Receipt = Omit<InquiryReceipt, 'receipt_token'>
type Answered = { receipt: Receipt; bodyHash: string }

export function inquiriesRepository(
  deps: Pick<Deps, 'db' | 'today' | 'origins' | 'internalToken'>,
) {
  const { db } = deps
  const prepareMails = teller(deps)

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
  async function store(key: string, bodyHash: string, inquiry: StoredInquiry, now: Date) {
    const tell = await prepareMails(inquiry)
    return db.transaction(async (tx): Promise<boolean> => {
      const receiptNo = await nextReceiptNo(tx, now)
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ idempotencyKey: key, bodyHash, receiptNo, createdAt: now })
        .onConflictDoNothing()
        .returning({ receiptNo: idempotencyKeys.receiptNo })
      if (taken.length === 0) return false
      const reservation = inquiry.booking && (await book(tx, inquiry.booking, receiptNo, now))
      await tx.insert(inquiries).values(rowsOf(inquiry, key, receiptNo, now))
      await tell(tx, { receiptNo, reservation, now })
      return true
    })
  }

  return { answered, store }
}

function rowsOf(inquiry: StoredInquiry, key: string, receiptNo: string, now: Date): NewInquiry[] {
  const { recipients, booking: _, asked: __, ...common } = inquiry
  return recipients.map(({ shop, bukkenNo }) => ({
    ...common,
    idempotencyKey: key,
    receiptNo,
    tenpoNo: shop?.tenpoNo ?? null,
    bukkenNo,
    createdAt: now,
  }))
}
