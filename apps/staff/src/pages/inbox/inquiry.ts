import type { Camelized } from '@sumai/api-client'
import type { StaffInquiry } from '@sumai/api-client/contract/staff-inquiry'

/** An enquiry as its thread shows it. */
export type Inquiry = Camelized<StaffInquiry>
