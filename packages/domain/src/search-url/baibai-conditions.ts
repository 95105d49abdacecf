import type { BaibaiBukkenType, BukkenKbn, ToushiBukkenType } from '../codes.ts'
import {
  all,
  choices,
  display,
  flag,
  from,
  IN_LINKS,
  linkOnly,
  range,
  text,
  within,
} from './condition.ts'
import * as field from './field.ts'
import {
  KODAWARI_KOZO,
  KOZO,
  LINKED,
  LISTING,
  MADORI,
  SETSUBIJOKEN,
  YOUTO_CHIIKI,
} from './listing-conditions.ts'

const TOUSHI: readonly [ToushiBukkenType, ...ToushiBukkenType[]] = [
  'toushi_mansion',
  'toushi_apartment',
  'toushi_other',
]
const KINDS = field.words<BaibaiBukkenType>([
  'hanbai_mansion',
  'hanbai_chuko',
  'hanbai_shinchiku',
  'tateuri',
  'hanbai_tochi',
  ...TOUSHI,
])
const SHUBETU = field.codes([101, 103], [201, 204], [301, 309], [401, 414], 499)

/** The conditions of homes and investments. */
const sales = {
  ...LISTING,
  kakaku: range(field.whole(), { label: '価格', panel: 'own', term: null }),
  order: display(
    field.word([
      'recommend',
      'new',
      'kakaku_asc',
      'kakaku_desc',
      'men_desc',
      'chiku_asc',
      'toho_asc',
      'commute_asc',
      'rimawari_desc',
      'nesage_desc',
    ]),
  ),
}

/** The conditions of homes only. */
const homes = {
  madori: choices(MADORI, { label: '間取り', panel: 'own', term: 'madori' }),
  toho: within(field.atMost(), { label: '駅から徒歩', panel: 'own', term: 'feature' }),
  men: range(field.decimal(), { label: '面積', panel: 'own', term: null }),
  tsubo_tanka: range(field.whole(), { label: '坪単価', panel: 'own', term: null }),
  youto_chiiki: choices(YOUTO_CHIIKI, { label: '用途地域', panel: 'own', term: null }),
  sokosu: range(field.whole(), IN_LINKS),
  is_pet: flag({ label: 'ペット可', panel: 'features', term: 'feature' }),
  is_reform: flag({ label: 'リフォーム・リノベ済', panel: 'features', term: 'feature' }),
  is_south: flag({ label: '南向き', panel: 'features', term: 'feature' }),
  is_above_second: flag({ label: '2階以上', panel: 'features', term: 'feature' }),
  is_above_parking2: flag({ label: '駐車2台以上', panel: 'features', term: 'feature' }),
  is_above_parking3: flag({ label: '駐車3台以上', panel: 'features', term: 'feature' }),
  is_no_condition: flag({ label: '建築条件なし', panel: 'features', term: 'feature' }),
  is_sarachi: flag({ label: '更地', panel: 'features', term: 'feature' }),
  is_corner: flag({ label: '角地', panel: 'features', term: null }),
  setsubijoken: all(SETSUBIJOKEN, { label: '設備', panel: 'features', term: null }),
  kodawari_kozo: choices(KODAWARI_KOZO, { label: 'こだわりの構造', panel: 'features', term: null }),
  shubetu: choices(SHUBETU, IN_LINKS),
  ...LINKED,
}

/**
 * Every condition of the search of homes for sale, by its key in the query (yen, m², years, minutes
 * at 80 m); switches are in the order of `homes`. docs/development.md says what a new one needs.
 */
export const BAIBAI = {
  ...sales,
  bukken_type: choices(KINDS, { label: '物件種別', panel: 'own', term: 'kind' }),
  ...homes,
  chiku_year: within(field.atMost(), { label: '築年数', panel: 'own', term: 'feature' }),
  kozo: choices(KOZO, { label: '建物の構造', panel: 'features', term: null }),
  keyword: text(field.text(), { label: 'フリーワード', panel: 'own', term: null }),
}

/** The search of investments, which also accepts the other conditions of homes in links. */
export const INVEST = {
  ...sales,
  ...linkOnly(homes),
  toushi_bukken_type: choices(field.words(TOUSHI), { label: '種別', panel: 'own', term: 'kind' }),
  bukken_kbn: choices(field.words<BukkenKbn>(['kubun', 'ittou', 'jigyou']), {
    label: '区分・一棟',
    panel: 'own',
    term: 'kind',
  }),
  shueki_rimawari: from(field.decimal(), { label: '表面利回り', panel: 'own', term: null }),
  men: range(field.decimal(), { label: '面積', panel: 'own', term: null }),
  toho: within(field.atMost(), { label: '駅から徒歩', panel: 'own', term: null }),
  kozo: choices(KOZO, { label: '構造', panel: 'own', term: null }),
  chiku_year: within(field.atMost(), { label: '築年数', panel: 'own', term: null }),
  setsubijoken: all(SETSUBIJOKEN, { label: '設備', panel: 'own', term: null }),
  keyword: text(field.text(), { label: 'フリーワード', panel: 'own', term: null }),
}
