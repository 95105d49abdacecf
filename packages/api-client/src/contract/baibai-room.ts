import { BUKKEN_NO } from '@sumai/domain/bukken-no'
import { z } from 'zod'
import { commute } from './access.ts'
import { bunjo, investment } from './baibai-invest.ts'
import { ground, rights, zoning } from './baibai-land.ts'
import { baibaiMoney, kanri } from './baibai-money.ts'
import { areas, structure } from './baibai-structure.ts'
import { performance, place } from './building.ts'
import { coded, named, namedOrNull } from './coded.ts'
import { madori } from './layout.ts'
import { searchOf } from './list.ts'
import { centreMinutes, freshness, headline, pictures, planSketch } from './listing.ts'
import { listingBody, placeBody } from './listing-body.ts'
import { date, latitude, longitude, url, yen } from './scalars.ts'
import { baibaiBukkenType, boshuStatus, bukkenKbn, toushiBukkenType } from './words.ts'
import { amount, changed, filled, link, small, textOrNull, writable } from './writable.ts'

/** A property for sale: condominium, house, land, tateuri site or investment. */
export const baibaiRoom = z.object({
  ...headline.shape,
  name: z.string().describe('物件名'),
  ...named('bukken_type', '物件種別', baibaiBukkenType),
  ...namedOrNull('toushi_bukken_type', '投資物件種別', toushiBukkenType),
  ...namedOrNull('bukken_kbn', '物件区分', bukkenKbn),
  ...baibaiMoney.shape,
  ...kanri.shape,
  ...madori.shape,
  ...areas.shape,
  ...structure.shape,
  ...rights.shape,
  ...zoning.shape,
  ...ground.shape,
  ...investment.shape,
  bunjo: bunjo.nullable(),
  ...coded('hikiwatashi_jiki', '引渡し時期'),
  hikiwatashi_date: date.nullable(),
  closed_date: date.nullable().describe('成約日'),
  ...place.shape,
  ...performance.shape,
  ...pictures.shape,
  zumen_url: url.nullable().describe('販売図面'),
  ...freshness.shape,
})

/** `fields=light`: what a card, a result row and the compare table need. */
export const baibaiRoomLight = baibaiRoom
  .pick({
    bukken_no: true,
    tenpo_no: true,
    boshu_status: true,
    boshu_status_label: true,
    bukken_type: true,
    bukken_type_label: true,
    toushi_bukken_type: true,
    bukken_kbn: true,
    bukken_kbn_label: true,
    shubetu_label: true,
    name: true,
    title: true,
    catch_copy: true,
    kakaku: true,
    kakaku_to: true,
    kakaku_rireki: true,
    tsubo_tanka: true,
    getsu_shiharai: true,
    getsu_sogaku: true,
    kanrihi: true,
    shuzen_tsumitate: true,
    madori: true,
    madori_label: true,
    tochi_men: true,
    tatemono_men: true,
    senyu_men: true,
    men: true,
    chiku_ym: true,
    chiku_year: true,
    is_shinchiku: true,
    kansei_ym: true,
    kozo: true,
    kozo_label: true,
    sokosu: true,
    kai: true,
    kosu: true,
    muki: true,
    muki_label: true,
    setsubijoken: true,
    is_no_condition: true,
    is_sarachi: true,
    is_furuya: true,
    setsudo_jokyo: true,
    is_reform: true,
    is_pet: true,
    parking_kbn: true,
    parking_kbn_label: true,
    parking_daisu: true,
    parking_ryo: true,
    youto_chiiki_label: true,
    kenpei: true,
    yoseki: true,
    is_saikenchiku_fuka: true,
    is_chosei_kuiki: true,
    shueki_rimawari: true,
    rimawari_kbn: true,
    jisshitsu_rimawari: true,
    nenkan_shunyu: true,
    nyukyo_ritsu: true,
    bunjo: true,
    hikiwatashi_jiki_label: true,
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
    closed_date: true,
    koshin_date: true,
    jikai_koshin_date: true,
  })
  .extend({ commute })

export const baibaiRoomList = searchOf('rooms', baibaiRoom.extend({ commute }))
export const baibaiRoomLightList = searchOf('rooms', baibaiRoomLight)
export const baibaiRoomAnswer = z.object({
  room: baibaiRoom,
  madori_sketch: planSketch,
  centres: centreMinutes,
})

/** What only the staff see of a property for sale. */
const staffOnly = {
  banchi: textOrNull(40).describe('番地'),
  baikai_kigen: date.nullable().describe('媒介契約期限'),
  is_minyukyo: z.boolean().describe('未入居。築1年未満なら新築'),
}

/** A property as the staff see it: what they get is what they may send back. */
export const staffBaibaiRoom = baibaiRoom.extend(staffOnly)
export const staffBaibaiRoomAnswer = z.object({
  room: staffBaibaiRoom,
  madori_sketch: planSketch.optional(),
  centres: centreMinutes.optional(),
})

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
  'closed_date',
  'created_at',
  'updated_at',
  'version',
).extend({
  ...listingBody,
  ...placeBody,
  bukken_no: z.string().regex(BUKKEN_NO),
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

export type BaibaiRoom = z.output<typeof baibaiRoom>
export type BaibaiRoomLight = z.output<typeof baibaiRoomLight>
export type BaibaiRoomBody = z.input<typeof baibaiRoomBody>
export type BaibaiRoomChange = z.input<typeof baibaiRoomChange>
