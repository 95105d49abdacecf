import { BUKKEN_NO } from '../bukken-no.ts'
import { SHISETU_KYORI } from '../listing/distance.ts'
import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCode } from '../places/find-place.ts'
import type { PlaceKey } from '../places/places.ts'
import {
  area,
  bounds,
  commute,
  display,
  distance,
  flag,
  from,
  IN_LINKS,
  ids,
  place,
  within,
} from './condition.ts'
import * as field from './field.ts'

/** One code of an interchange means all its codes. */
const codesOf = (key: PlaceKey) => field.ids((code) => placeByCode(key, code)?.codes ?? null)
export const numbers = (pattern: RegExp) => field.ids((id) => (pattern.test(id) ? [id] : null))

/** The codes of eight groups: 101–106, 201–205 … */
export const SETSUBIJOKEN = field.codes(
  ...[106, 205, 308, 404, 504, 603, 708, 811].map(
    (last) => [last - (last % 100) + 1, last] as const,
  ),
)
export const MADORI = field.codes(...Object.values(terms.madori))
export const KOZO = field.codes([1, 12], 98, 99)
export const YOUTO_CHIIKI = field.codes([1, 8], [10, 14], 99)
export const KODAWARI_KOZO = field.codes([1, 12])

/** The conditions of all three searches. */
export const LISTING = {
  city_code: place(codesOf('city_code'), { label: '市区町村', panel: 'own', term: 'place' }),
  eki_code: place(codesOf('eki_code'), { panel: null, term: 'place' }),
  /** Only universities have terms; other facilities have only a number. */
  shisetu_no: place(numbers(/^\d{4}$/), { panel: null, term: 'place' }),
  /** Distance from them, in metres. */
  shisetu_kyori: distance(field.choice(SHISETU_KYORI), IN_LINKS),
  /** Published within so many days. */
  shinchaku: within(field.atMost(), { label: '新着', panel: 'own', term: null }),
  is_madorizu: flag({ label: '間取り図あり', panel: 'pictures', term: null }),
  is_above_photo5: flag({ label: '写真5枚以上', panel: 'pictures', term: null }),
  is_panorama: flag({ label: 'パノラマあり', panel: 'pictures', term: null }),
  is_movie: flag({ label: '動画あり', panel: 'pictures', term: null }),
  limit: display(field.choice([20, 50, 100])),
  page: display(field.pageNumber()),
  /** How the results are laid out; `building` gathers rooms by their building. */
  view: display(field.word(['list', 'photo', 'map', 'table', 'building'])),
}

/** The conditions of rentals and homes for sale; most of them only links have. */
export const LINKED = {
  tenpo_no: ids(numbers(/^\d{3}$/), IN_LINKS),
  /** School districts, by the numbers of their schools. */
  shogakko_no: ids(numbers(/^\d{4}$/), IN_LINKS),
  chugakko_no: ids(numbers(/^\d{4}$/), IN_LINKS),
  bukken_no: ids(numbers(BUKKEN_NO), IN_LINKS),
  /** Published on that day or later: saved searches ask for what is new. */
  koukai_since: from(field.day(), IN_LINKS),
  bounds: bounds(field.bounds(), IN_LINKS),
  area: area(field.area(), IN_LINKS),
  commute: commute(field.commutes(), { label: '通勤・通学時間', panel: 'own', term: null }),
}
