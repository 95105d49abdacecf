import { z } from 'zod'
import { bunjo, investment } from './baibai-invest.ts'
import { ground, rights, zoning } from './baibai-land.ts'
import { baibaiMoney, kanri } from './baibai-money.ts'
import { areas, structure } from './baibai-structure.ts'
import { performance, place } from './building.ts'
import { coded, named, namedOrNull } from './coded.ts'
import { madori } from './layout.ts'
import { searchOf } from './list.ts'
import { freshness, headline, pictures } from './listing.ts'
import { date, url } from './scalars.ts'
import { baibaiBukkenType, bukkenKbn, toushiBukkenType } from './words.ts'

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
  ...place.shape,
  ...performance.shape,
  ...pictures.shape,
  zumen_url: url.nullable().describe('販売図面'),
  ...freshness.shape,
})

/** `fields=light`: what a card, a result row and the compare table need. */
export const baibaiRoomLight = baibaiRoom.pick({
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
  is_reform: true,
  is_pet: true,
  parking_kbn: true,
  parking_daisu: true,
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
  koshin_date: true,
  jikai_koshin_date: true,
})

export const baibaiRoomList = searchOf('rooms', baibaiRoom)
export const baibaiRoomLightList = searchOf('rooms', baibaiRoomLight)
export const baibaiRoomAnswer = z.object({ room: baibaiRoom })

export type BaibaiRoom = z.output<typeof baibaiRoom>
export type BaibaiRoomLight = z.output<typeof baibaiRoomLight>
