import type { ChintaiBukkenType } from '../codes.ts'
import {
  all,
  choices,
  display,
  flag,
  from,
  IN_LINKS,
  ids,
  mode,
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
  numbers,
  SETSUBIJOKEN,
} from './listing-conditions.ts'

const KINDS = field.words<ChintaiBukkenType>(['mansion', 'apartment', 'kodate', 'tenpo', 'souko'])
const SHUBETU = field.codes([3101, 3106], 3110, [3201, 3206], 3213, 3299)

/**
 * Every condition of the search of rooms to let, by its key in the query (yen, m², years, minutes
 * at 80 m), in the order of chips and switches. docs/development.md says what a new one needs.
 */
export const CHINTAI = {
  ...LISTING,
  bukken_type: choices(KINDS, { label: '物件種別', panel: 'own', term: 'kind' }),
  hy_yachin: range(field.whole(), { label: '賃料', panel: 'own', term: null }),
  is_include_kyoekihi: mode('hy_yachin', {
    label: '管理費・共益費を含む',
    part: '管理費',
  }),
  is_include_parking1: mode('hy_yachin', { label: '駐車場1台を含む', part: '駐車場1台' }),
  madori: choices(MADORI, { label: '間取り', panel: 'own', term: 'madori' }),
  toho: within(field.atMost(), { label: '駅から徒歩', panel: 'own', term: 'feature' }),
  senyu_men: range(field.decimal(), { label: '専有面積', panel: 'own', term: null }),
  chiku_year: within(field.atMost(), { label: '築年数', panel: 'own', term: 'feature' }),
  is_free_shikikin: flag({ label: '敷金なし', panel: 'features', term: 'feature' }),
  is_free_internet: flag({ label: 'インターネット無料', panel: 'features', term: 'feature' }),
  is_above_second: flag({ label: '2階以上', panel: 'features', term: 'feature' }),
  is_parking: flag({ label: '駐車場あり', panel: 'features', term: 'feature' }),
  is_free_parking1: flag({ label: '駐車場1台無料', panel: 'features', term: 'feature' }),
  is_free_parking2: flag({ label: '駐車場2台無料', panel: 'features', term: 'feature' }),
  parking_daisu_min: from(field.whole(), {
    label: '駐車場の台数',
    panel: 'features',
    term: 'feature',
  }),
  setsubijoken: all(SETSUBIJOKEN, { label: '設備', panel: 'features', term: 'feature' }),
  kozo: choices(KOZO, { label: '建物の構造', panel: 'features', term: null }),
  kodawari_kozo: choices(KODAWARI_KOZO, { label: 'こだわりの構造', panel: 'features', term: null }),
  shubetu: choices(SHUBETU, IN_LINKS),
  ...LINKED,
  tm_no: ids(numbers(/^\d{8}$/), IN_LINKS),
  keyword: text(field.text(), { label: 'フリーワード', panel: 'own', term: null }),
  order: display(
    field.word([
      'recommend',
      'new',
      'yachin_asc',
      'yachin_desc',
      'total_asc',
      'shoki_asc',
      'men_desc',
      'chiku_asc',
      'toho_asc',
      'commute_asc',
    ]),
  ),
}
