import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import type { Staff } from './staff.ts'
import type { StaffReader } from './staff-tokens.ts'

/**
 * Accepts tokens with a `syain_no` only while that person works in the shop of the token, with at
 * least its role. People who leave or move lose access at once, not when the token expires.
 */
export const employedOnly =
  (read: StaffReader, db: Database): StaffReader =>
  async (token) => {
    const staff = await read(token)
    if (!staff?.syain_no) return staff
    const [row] = await db
      .select({ tenpoNo: staffs.tenpoNo, userType: staffs.userType })
      .from(staffs)
      .where(eq(staffs.syainNo, staff.syain_no))
    return row && mayStillBe(staff, row) ? staff : undefined
  }

type Row = Pick<typeof staffs.$inferSelect, 'tenpoNo' | 'userType'>

const mayStillBe = (staff: Staff, { tenpoNo, userType }: Row) =>
  staff.user_type === 'admin' ? userType !== 'shop' : staff.tenpo_no === tenpoNo
