import { z } from 'zod'
import { date, yen } from './scalars.ts'

/** One named amount, in yen. */
export const kingaku = z.object({ label: z.string(), kingaku: yen })
/** One line of a computed sum; `note` says how it was computed. */
export const kingakuWithNote = kingaku.extend({ note: z.string().nullable() })
/** A change of rent or price, in yen. */
export const kaitei = z.object({ date, from: yen, to: yen })

export type Kingaku = z.output<typeof kingaku>
export type Kaitei = z.output<typeof kaitei>
export type CostItem = z.output<typeof kingakuWithNote>
