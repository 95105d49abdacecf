import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import type { Staff } from './staff.ts'
import type { StaffReader } from './staff-tokens.ts'

/**
 * Reads tokens that name somebody (`syain_no`) only while they work here, in that shop and in no
 * lesser role than the token's: whoever leaves or moves loses access at once, not when the token
 * expires.
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
