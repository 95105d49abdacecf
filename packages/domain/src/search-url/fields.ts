import type { BaibaiBukkenType, BukkenKbn, ChintaiBukkenType, ToushiBukkenType } from '../codes.ts'
import { SHISETU_KYORI } from '../constants.ts'
import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCode } from '../places/find-place.ts'
import type { PlaceKey } from '../places/places.ts'
import * as field from './field.ts'

/** Rentals, homes for sale, investment properties: the three searches of the site. */
export type SearchScope = 'chintai' | 'baibai' | 'invest'

/** Any code of an interchange stands for all of them. */
const places = (key: PlaceKey) => field.ids((code) => placeByCode(key, code)?.codes ?? null)
const numbers = (pattern: RegExp) => field.ids((id) => (pattern.test(id) ? [id] : null))

const SETSUBI = [106, 205, 308, 404, 504, 603, 708, 811].map(
  (last) => [last - (last % 100) + 1, last] as const,
)

const shared = {
  bounds: field.bounds(),
  bukken_no: numbers(/^\d{10}$/),
  chiku_year: field.atMost(),
  city_code: places('city_code'),
  eki_code: places('eki_code'),
  is_above_second: field.flag(),
  keyword: field.text(),
  kodawari_kozo: field.codes([1, 12]),
  koukai_since: field.day(),
  kozo: field.codes([1, 12], 98, 99),
  limit: field.choice([20, 50, 100]),
  madori: field.codes(...Object.values(terms.madori)),
  page: field.pageNumber(),
  /** Eight groups, numbered through. */
  setsubijoken: field.codes(...SETSUBI),
  /** How far from them, in metres. */
  shisetu_kyori: field.choice(SHISETU_KYORI),
  /** Universities have terms; other facilities only their number. */
  shisetu_no: numbers(/^\d{4}$/),
  tenpo_no: numbers(/^\d{3}$/),
  toho: field.atMost(),
  /** How the results are laid out; `building` gathers rooms by their building. */
  view: field.word(['list', 'photo', 'map', 'table', 'building']),
}

const chintai = {
  ...shared,
  bukken_type: field.words<ChintaiBukkenType>(['apartment', 'kodate', 'mansion', 'souko', 'tenpo']),
  hy_yachin_max: field.whole(),
  hy_yachin_min: field.whole(),
  is_free_internet: field.flag(),
  is_free_parking1: field.flag(),
  is_free_parking2: field.flag(),
  is_free_shikikin: field.flag(),
  is_include_kyoekihi: field.flag(),
  is_include_parking1: field.flag(),
  is_parking: field.flag(),
  order: field.word([
    'recommend',
    'new',
    'yachin_asc',
    'yachin_desc',
    'total_asc',
    'shoki_asc',
    'men_desc',
    'chiku_asc',
    'toho_asc',
  ]),
  parking_daisu_min: field.whole(),
  senyu_men_max: field.decimal(),
  senyu_men_min: field.decimal(),
  shubetu: field.codes([3101, 3106], 3110, [3201, 3206], 3213, 3299),
  tm_no: numbers(/^\d{8}$/),
}

const sales = {
  ...shared,
  is_above_parking2: field.flag(),
  is_above_parking3: field.flag(),
  is_no_condition: field.flag(),
  is_pet: field.flag(),
  is_reform: field.flag(),
  is_sarachi: field.flag(),
  is_south: field.flag(),
  kakaku_max: field.whole(),
  kakaku_min: field.whole(),
  men_max: field.decimal(),
  men_min: field.decimal(),
  order: field.word([
    'recommend',
    'new',
    'kakaku_asc',
    'kakaku_desc',
    'men_desc',
    'chiku_asc',
    'toho_asc',
    'rimawari_desc',
    'nesage_desc',
  ]),
  shubetu: field.codes([101, 103], [201, 204], [301, 309], [401, 414], 499),
  sokosu_max: field.whole(),
  sokosu_min: field.whole(),
}

const TOUSHI: readonly ToushiBukkenType[] = ['toushi_apartment', 'toushi_mansion', 'toushi_other']

const baibai = {
  ...sales,
  bukken_type: field.words<BaibaiBukkenType>([
    'hanbai_chuko',
    'hanbai_mansion',
    'hanbai_shinchiku',
    'hanbai_tochi',
    'tateuri',
    ...TOUSHI,
  ]),
}

const invest = {
  ...sales,
  bukken_kbn: field.words<BukkenKbn>(['ittou', 'jigyou', 'kubun']),
  shueki_rimawari: field.decimal(),
  toushi_bukken_type: field.words(TOUSHI),
}

/** Every key of each search, and how it is read and written. */
export const FIELDS = { chintai, baibai, invest }

type ConditionsOf<Fields> = { [Key in keyof Fields]?: field.FieldValue<Fields[Key]> }

/**
 * The state of a search: a flat record of the API's own query keys, the one model for
 * URLs, API queries and saved searches. Yen, m², years, minutes at 80 m; lists are sorted.
 */
export type ChintaiConditions = ConditionsOf<typeof chintai>
export type BaibaiConditions = ConditionsOf<typeof baibai>
export type InvestConditions = ConditionsOf<typeof invest>
export type Conditions<Scope extends SearchScope> = ConditionsOf<(typeof FIELDS)[Scope]>
