import { z } from 'zod'
import { listingBody, placeBody } from './listing-body.ts'
import { tatemono } from './tatemono.ts'
import { amount, changed, filled, small, textOrNull, writable } from './writable.ts'

/** What only the staff see of a building. */
const staffOnly = {
  is_tm_name_disp: z.boolean().describe('建物名を表示'),
  is_minyukyo: z.boolean().describe('未入居。築1年未満なら新築'),
  banchi: textOrNull(40).describe('番地'),
}

/** A building as the staff see it, its name included: what they get is what they may send back. */
export const staffTatemono = tatemono.extend(staffOnly)
export const staffTatemonoAnswer = z.object({ tatemono: staffTatemono })

const fields = writable(
  staffTatemono,
  'chiku_year',
  'is_shinchiku',
  'empty_count',
  'past_madori',
  'rooms',
  'created_at',
  'updated_at',
  'version',
).extend({
  ...placeBody,
  tm_no: z.string().regex(/^\d{8}$/),
  tm_name: filled(60),
  tm_name_kana: textOrNull(80),
  zip: z
    .string()
    .regex(/^\d{3}-?\d{4}$/)
    .nullable(),
  chijo_kaisu: small,
  chika_kaisu: small,
  shikichi_men: amount(9).nullable(),
  kanri_kaisha: textOrNull(60),
  photos: listingBody.photos,
  comment: textOrNull(1000),
})

/** Instead of the parts of an address and a position, which follow from it. */
const address = z.string().max(200).nullish().describe('所在地。例 福岡県福岡市中央区天神2-1-3')

/** PUT: what is left out stays as it is. */
export const tatemonoChange = fields.partial().extend({ address, ...changed })

/** POST: a number is given to a building without one; stations are found where none is named. */
export const tatemonoBody = fields.partial().extend({
  address,
  tm_name: fields.shape.tm_name,
  bukken_type: fields.shape.bukken_type,
  chiku_ym: fields.shape.chiku_ym,
})

export type TatemonoBody = z.input<typeof tatemonoBody>
export type TatemonoChange = z.input<typeof tatemonoChange>
