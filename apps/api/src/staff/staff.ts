import { z } from 'zod'

const number = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`))

/** The bearer of a token: the head office, or one shop. Names are those of the claims. */
export const staffClaims = z.discriminatedUnion('user_type', [
  z.object({ user_type: z.literal('admin'), syain_no: number(6).optional() }),
  z.object({ user_type: z.literal('shop'), tenpo_no: number(3), syain_no: number(6).optional() }),
])

export type Staff = z.output<typeof staffClaims>

/** Whether somebody may act for that shop. Only admins may for things without a shop. */
export const worksAt = (staff: Staff | undefined, tenpoNo: unknown): boolean =>
  staff?.user_type === 'admin' || (staff?.user_type === 'shop' && staff.tenpo_no === tenpoNo)
