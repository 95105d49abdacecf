import { z } from 'zod'
import { baibaiRoom } from './baibai-room.ts'
import { listingBody, placeBody } from './listing-body.ts'
import { date, latitude, longitude, yen } from './scalars.ts'
import { baibaiBukkenType, boshuStatus } from './words.ts'
import { amount, changed, filled, link, small, textOrNull, writable } from './writable.ts'

/** What only the staff see of a property for sale. */
const staffOnly = {
  banchi: textOrNull(40).describe('番地'),
  baikai_kigen: date.nullable().describe('媒介契約期限'),
  is_minyukyo: z.boolean().describe('未入居。築1年未満なら新築'),
}

/** A property as the staff see it: what they get is what they may send back. */
export const staffBaibaiRoom = baibaiRoom.extend(staffOnly)
export const staffBaibaiRoomAnswer = z.object({ room: staffBaibaiRoom })

const fields = writable(
  staffBaibaiRoom,
  'kakaku_rireki',
  'tsubo_tanka',
  'getsu_shiharai',
  'getsu_sogaku',
  'getsu_sogaku_items',
  'madori',
  'men',
  'chiku_year',
  'is_shinchiku',
  'is_chosei_kuiki',
  'jisshitsu_rimawari',
  'photo_count',
  'koshin_date',
  'created_at',
  'updated_at',
  'version',
).extend({
  ...listingBody,
  ...placeBody,
  bukken_no: z.string().regex(/^\d{10}$/),
  name: filled(60),
  kakaku: yen.min(0).max(2_000_000_000),
  kanri_kaisha: textOrNull(60),
  kenchiku_kakunin_no: textOrNull(40),
  shakuchi_kikan: textOrNull(40),
  mochibun: textOrNull(40),
  hourei_seigen: textOrNull(1000),
  shido_futan_wariai: textOrNull(20),
  tochi_men: amount(10).nullable(),
  tatemono_men: amount(10).nullable(),
  senyu_men: amount(9).nullable(),
  balcony_men: amount(9).nullable(),
  niwa_men: amount(9).nullable(),
  setback_men: amount(9).nullable(),
  shido_futan_men: amount(9).nullable(),
  shueki_rimawari: amount(5).nullable(),
  madori_heyasu: small.nullable(),
  sokosu: small.nullable(),
  chika_kaisu: small.nullable(),
  kai: small.nullable(),
  parking_daisu: small.nullable(),
  kenpei: small.nullable(),
  yoseki: small.nullable(),
  keisha_wariai: small.nullable(),
  rojijo_wariai: small.nullable(),
  nyukyo_ritsu: small.nullable(),
  zumen_url: link.nullable(),
})

/** PUT: what is left out stays as it is. */
export const baibaiRoomChange = fields.partial().extend(changed)

/** POST: a number is given to a property without one; a shop's own number to one without a shop. */
export const baibaiRoomBody = fields.partial().extend({
  boshu_status: boshuStatus.default('draft'),
  bukken_type: baibaiBukkenType,
  shubetu: fields.shape.shubetu,
  name: fields.shape.name,
  title: fields.shape.title,
  kakaku: fields.shape.kakaku,
  kakaku_zei_kbn: fields.shape.kakaku_zei_kbn,
  torihiki_taiyo: fields.shape.torihiki_taiyo,
  genkyo: fields.shape.genkyo,
  hikiwatashi_jiki: fields.shape.hikiwatashi_jiki,
  pref_code: fields.shape.pref_code,
  city_code: fields.shape.city_code,
  town: fields.shape.town,
  address_disp: fields.shape.address_disp,
  lat: latitude,
  lng: longitude,
  kotsu: fields.shape.kotsu,
})

export type BaibaiRoomBody = z.input<typeof baibaiRoomBody>
export type BaibaiRoomChange = z.input<typeof baibaiRoomChange>
