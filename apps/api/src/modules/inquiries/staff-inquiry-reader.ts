import {
  type StaffInquiry,
  type StaffInquiryLight,
  staffInquiryAnswer,
  staffInquiryList,
} from '@sumai/api-client/contract/staff-inquiry'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import { staffInquiriesRepository } from './staff-inquiries.repository.ts'
import { threadOf } from './thread.ts'

const { element: light } = staffInquiryList.shape.inquiries
const { inquiry: whole } = staffInquiryAnswer.shape

export const lightOf = (row: WireRow) => ({ ...row, ...labelsFor(light, row) }) as StaffInquiryLight

/** Reads an enquiry with all that a screen shows of it; 404 for those of other shops. */
export function staffInquiryReader(db: Database) {
  const repository = staffInquiriesRepository(db)

  return async (staff: Staff, id: number): Promise<StaffInquiry> => {
    const row = await repository.byId(staff, id)
    const inquiry = { ...row, ...labelsFor(whole, row) } as Parameters<typeof threadOf>[1]
    const { email } = inquiry
    const others = email ? await repository.others(staff, id, email) : []
    return { ...inquiry, thread: await threadOf(db, inquiry), others: others.map(lightOf) }
  }
}
