import type { Camelized } from '@sumai/api-client'
import type { Staff } from '@sumai/api-client/contract/staff'

/** The fields of a member of staff for a card. */
export const toStaffCard = (staff: Camelized<Staff>) => ({
  syainNo: staff.syainNo,
  name: staff.name,
  photoUrl: staff.photoUrl,
  title: [staff.yakushoku, ...staff.shikaku].filter(Boolean).join('・'),
  areas: staff.tokuiAreaLabel.join('・'),
  years: staff.nengen,
  message: staff.message,
})

export type StaffCard = ReturnType<typeof toStaffCard>
