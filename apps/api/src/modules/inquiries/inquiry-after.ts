import type { inquiryChange } from '@sumai/api-client/contract/staff-inquiry'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle.ts'
import { invalidFields } from '../../http/problem.ts'
import { forbidden } from '../../http/staff.ts'
import type { Staff } from '../../staff/staff.ts'
import { timestamp } from '../../wire/writing.ts'
import { checkReferences } from '../shops/references.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { inquiries } from './inquiries.table.ts'
import type { InquiryRow } from './staff-inquiries.repository.ts'

type Change = z.output<typeof inquiryChange>

/**
 * What a change by the staff writes. 403 when a shop gives an enquiry to another one, 422 for a shop
 * that is not there or has the same enquiry, and for a member of staff who works elsewhere.
 */
export async function inquiryAfter(
  tx: Database,
  staff: Staff,
  before: InquiryRow,
  { status, tenpo_no, syain_no, note }: Change,
  now: Date,
): Promise<Partial<InquiryRow>> {
  const tenpoNo = tenpo_no === undefined ? before.tenpoNo : tenpo_no
  const isMoved = tenpoNo !== before.tenpoNo
  if (isMoved && staff.user_type !== 'admin') throw forbidden(['tenpo_no'])
  if (isMoved) {
    await checkReferences(tx, { tenpoNo })
    await checkHasNoPart(tx, before.receiptNo, tenpoNo)
  }
  // An enquiry that goes to another shop has nobody in charge there yet.
  const syainNo = syain_no === undefined ? (isMoved ? null : before.syainNo) : syain_no
  if (syainNo && syainNo !== before.syainNo) await checkWorks(tx, syainNo, tenpoNo)
  return {
    status: status ?? before.status,
    tenpoNo,
    syainNo,
    notes: note ? [...before.notes, authorOfText(staff, note, now)] : before.notes,
    updatedAt: now,
  }
}

/** Homes of two shops that are asked for together are an enquiry of each, under one number. */
async function checkHasNoPart(tx: Database, receiptNo: string, tenpoNo: string | null) {
  if (tenpoNo === null) return
  const part = and(eq(inquiries.receiptNo, receiptNo), eq(inquiries.tenpoNo, tenpoNo))
  if ((await tx.$count(inquiries, part)) === 0) return
  throw invalidFields({ tenpo_no: ['この店舗にも、同じお問い合わせが届いています。'] })
}

/** An enquiry of the head office may be taken by anybody. */
async function checkWorks(tx: Database, syainNo: string, tenpoNo: string | null): Promise<void> {
  const where = and(
    eq(staffs.syainNo, syainNo),
    tenpoNo === null ? undefined : eq(staffs.tenpoNo, tenpoNo),
  )
  if ((await tx.$count(staffs, where)) > 0) return
  throw invalidFields({ syain_no: ['この店舗の担当者が見つかりません。'] })
}

/** A text of the staff, with who wrote it and when. */
export const authorOfText = (staff: Staff, text: string, now: Date) => ({
  written_at: timestamp(now),
  user_type: staff.user_type,
  tenpo_no: staff.user_type === 'shop' ? staff.tenpo_no : null,
  syain_no: staff.syain_no ?? null,
  text,
})
