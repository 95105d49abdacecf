import { z } from 'zod'
import { performance, place, tatemonoFacts } from './building.ts'
import { chintaiRoom } from './chintai-room.ts'
import { fees, listingBody } from './listing-body.ts'
import { yen } from './scalars.ts'
import { amount, changed, small, textOrNull, texts, writable } from './writable.ts'

/** What only the staff see of a room, besides the number and the building's name, hidden or not. */
const staffOnly = { is_room_no_disp: z.boolean().describe('部屋番号を表示') }

/** A room as the staff see it: what they get is what they may send back. */
export const staffChintaiRoom = chintaiRoom.extend(staffOnly)
export const staffChintaiRoomAnswer = z.object({ room: staffChintaiRoom })

/** A room repeats the facts of its building; these are changed with the building. */
type OfBuilding =
  | keyof (typeof place)['shape']
  | keyof (typeof tatemonoFacts)['shape']
  | keyof (typeof performance)['shape']
const ofBuilding = Object.keys({
  ...place.shape,
  ...tatemonoFacts.shape,
  ...performance.shape,
}) as OfBuilding[]

const fields = writable(
  staffChintaiRoom,
  ...ofBuilding,
  'bukken_type',
  'tm_no',
  'tm_name',
  'getsu_sogaku',
  'getsu_sogaku_items',
  'shoki_hiyo',
  'shoki_hiyo_items',
  'yachin_rireki',
  'madori',
  'photo_count',
  'koshin_date',
  'created_at',
  'updated_at',
  'version',
).extend({
  ...listingBody,
  bukken_no: z.string().regex(/^\d{10}$/),
  room_no: textOrNull(10),
  hy_yachin: yen.min(0).max(100_000_000),
  sonota_ichiji: fees,
  shikikin: amount(9),
  reikin: amount(9),
  hoshokin: amount(9).nullable(),
  shokyaku: amount(9).nullable(),
  chukai_tesuryo: amount(9).nullable(),
  hosho_kaisha: textOrNull(60),
  hosho_shokai: textOrNull(60),
  hosho_getsugaku: textOrNull(60),
  hoken_kikan: small.nullable(),
  free_rent_month: z.number().min(0).max(12).nullable(),
  keiyaku_kikan_month: small,
  saikeiyaku: textOrNull(40),
  nyukyo_joken: texts(20, 40),
  madori_heyasu: small.nullable(),
  senyu_men: amount(9),
  balcony_men: amount(9).nullable(),
  kai: small.nullable(),
  kai_to: small.nullable(),
  parking_daisu: small.nullable(),
  parking_note: textOrNull(100),
  pet_joken: textOrNull(100),
})

/** PUT: what is left out stays as it is. */
export const chintaiRoomChange = fields.partial().extend(changed)

export type ChintaiRoomChange = z.input<typeof chintaiRoomChange>
