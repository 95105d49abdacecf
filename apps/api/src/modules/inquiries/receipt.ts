import type { InquiryReceipt } from '@sumai/api-client/contract/inquiry'
import { inTokyo } from '@sumai/format/dates'
import { SignJWT } from 'jose'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

const DIGITS = 6

/** K2611-000123: year, month and a running number that is never reset. */
export async function nextReceiptNo(db: Database, now: Date): Promise<string> {
  const number = sql`nextval('receipt_numbers')`.mapWith(Number)
  const [row] = await db.select({ number }).from(sql`(select 1) as one`)
  return `K${inTokyo(now).format('YYMM')}-${String(row?.number ?? 0).padStart(DIGITS, '0')}`
}

/** Adds the signed token by which the thanks page shows the receipt, valid for 30 minutes. */
export async function signReceipt(
  receipt: Omit<InquiryReceipt, 'receipt_token'>,
  key: Uint8Array,
): Promise<InquiryReceipt> {
  const token = await new SignJWT(receipt)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('30m')
    .sign(key)
  return { ...receipt, receipt_token: token }
}
