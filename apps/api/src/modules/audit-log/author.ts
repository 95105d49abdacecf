import type { Staff } from '../../staff/staff.ts'
import type { auditLog } from './audit-log.table.ts'

/** Who writes, and by which way. */
export type Author = Pick<typeof auditLog.$inferSelect, 'userType' | 'tenpoNo' | 'syainNo' | 'via'>

export const authorOf = (staff: Staff, via: Author['via'] = 'call'): Author => ({
  userType: staff.user_type,
  tenpoNo: staff.user_type === 'shop' ? staff.tenpo_no : null,
  syainNo: staff.syain_no ?? null,
  via,
})

/** Whoever imports with a command. */
export const OPERATOR: Author = {
  userType: 'operator',
  tenpoNo: null,
  syainNo: null,
  via: 'import',
}
