import { BUKKEN_NO } from '@sumai/domain/bukken-no'
import { z } from 'zod'
import { commute } from './access.ts'
import { performance, place, tatemonoFacts } from './building.ts'
import { chintaiMoney } from './chintai-money.ts'
import { chintaiContract, chintaiExtras, chintaiSpace } from './chintai-terms.ts'
import { named } from './coded.ts'
import { madori } from './layout.ts'
import { searchOf } from './list.ts'
import { centreMinutes, freshness, headline, pictures, planSketch } from './listing.ts'
import { fees, listingBody } from './listing-body.ts'
import { count, tmNo, yen } from './scalars.ts'
import { boshuStatus, chintaiBukkenType } from './words.ts'
import { amount, changed, small, textOrNull, texts, writable } from './writable.ts'

/** A room for rent, with a read-only copy of the facts of its building. */
export const chintaiRoom = z.object({
  ...headline.shape,
  tm_no: tmNo,
  tm_name: z.string().nullable().describe('建物名（表示しない建物は null）'),
  ...named('bukken_type', '物件種別', chintaiBukkenType),
  ...chintaiMoney.shape,
  ...chintaiContract.shape,
  ...madori.shape,
  ...chintaiSpace.shape,
  ...chintaiExtras.shape,
  ...place.shape,
  ...tatemonoFacts.shape,
  ...performance.shape,
  ...pictures.shape,
  ...freshness.shape,
})

/** `fields=light`: what a card, a result row and the compare table need. */
export const chintaiRoomLight = chintaiRoom
  .pick({
    bukken_no: true,
    tm_no: true,
    tenpo_no: true,
    boshu_status: true,
    boshu_status_label: true,
    bukken_type: true,
    bukken_type_label: true,
    shubetu_label: true,
    title: true,
    catch_copy: true,
    tm_name: true,
    room_no: true,
    hy_yachin: true,
    kyoekihi: true,
    getsu_sogaku: true,
    shikikin_kbn: true,
    shikikin: true,
    reikin_kbn: true,
    reikin: true,
    shoki_hiyo: true,
    free_rent_month: true,
    yachin_rireki: true,
    keiyaku_kbn: true,
    keiyaku_kbn_label: true,
    nyukyo_jiki: true,
    nyukyo_jiki_label: true,
    nyukyo_date: true,
    madori: true,
    madori_label: true,
    senyu_men: true,
    kai: true,
    chijo_kaisu: true,
    kosu: true,
    muki: true,
    muki_label: true,
    is_kadobeya: true,
    kozo: true,
    kozo_label: true,
    chiku_ym: true,
    chiku_year: true,
    is_shinchiku: true,
    setsubijoken: true,
    is_free_internet: true,
    parking_kbn: true,
    parking_kbn_label: true,
    parking_daisu: true,
    parking_ryo1: true,
    parking_ryo2: true,
    is_free_parking1: true,
    is_free_parking2: true,
    pet_kbn: true,
    pet_kbn_label: true,
    city_code: true,
    address_disp: true,
    lat: true,
    lng: true,
    kotsu: true,
    photos: true,
    photo_count: true,
    panorama_urls: true,
    torihiki_taiyo_label: true,
    koukai_date: true,
    koshin_date: true,
    jikai_koshin_date: true,
  })
  .extend({ commute })

/**
 * With `is_by_tatemono`: the buildings of the page, and of each its first rooms in `rooms`, or its
 * cheapest in the order of recommendation.
 */
const gathered = {
  tatemono: z
    .array(
      z.object({
        tm_no: tmNo,
        room_count: count.describe('条件に合う部屋の数'),
        hy_yachin_min: yen.describe('条件に合う部屋の最低賃料'),
        hy_yachin_max: yen.describe('同じく最高賃料'),
      }),
    )
    .optional(),
  room_total: count.optional().describe('条件に合う部屋の総数（pagination.total は建物の数）'),
}

export const chintaiRoomList = searchOf('rooms', chintaiRoom.extend({ commute })).extend(gathered)
export const chintaiRoomLightList = searchOf('rooms', chintaiRoomLight).extend(gathered)
export const chintaiRoomAnswer = z.object({
  room: chintaiRoom,
  madori_sketch: planSketch,
  centres: centreMinutes,
})

/** What only the staff see of a room, besides the number and the building's name, hidden or not. */
const staffOnly = { is_room_no_disp: z.boolean().describe('部屋番号を表示') }

/** A room as the staff see it: what they get is what they may send back. */
export const staffChintaiRoom = chintaiRoom.extend(staffOnly)
export const staffChintaiRoomAnswer = z.object({
  room: staffChintaiRoom,
  madori_sketch: planSketch.optional(),
  centres: centreMinutes.optional(),
})

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
  bukken_no: z.string().regex(BUKKEN_NO),
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

/**
 * POST: a room of a building that is there. A number is given to one without, a heading as well, a
 * shop's own number to one without a shop.
 */
export const chintaiRoomBody = fields.partial().extend({
  boshu_status: boshuStatus.default('draft'),
  tm_no: tmNo,
  hy_yachin: fields.shape.hy_yachin,
  kyoekihi: fields.shape.kyoekihi,
  shikikin: fields.shape.shikikin,
  reikin: fields.shape.reikin,
  torihiki_taiyo: fields.shape.torihiki_taiyo,
  genkyo: fields.shape.genkyo,
  keiyaku_kbn: fields.shape.keiyaku_kbn,
  hosho_riyo: fields.shape.hosho_riyo,
  hoken_hitsuyo: fields.shape.hoken_hitsuyo,
})

export type ChintaiRoom = z.output<typeof chintaiRoom>
export type ChintaiRoomLight = z.output<typeof chintaiRoomLight>
export type ChintaiRoomBody = z.input<typeof chintaiRoomBody>
export type ChintaiRoomChange = z.input<typeof chintaiRoomChange>
