import { label } from '@sumai/domain/codes'
import { placeByCode, placeByCodes } from '@sumai/domain/places/find-place'
import { PLACE_KEYS, type PlaceKey } from '@sumai/domain/places/places'
import { commuteLabel } from '@sumai/domain/search-url/commute'
import type { ConditionTable } from '@sumai/domain/search-url/condition'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { placeTerm } from '@sumai/domain/search-url/terms'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import type { Understood } from './understand.ts'

/** Longer lists are said in the words of the visitor. */
const MOST_NAMED = 3

const NAMES: Readonly<Record<string, (value: never) => string>> = {
  bukken_type: (code) => label('bukken_type_chintai', code) || label('bukken_type_baibai', code),
  toushi_bukken_type: (code) => label('bukken_type_baibai', code),
  bukken_kbn: (code) => label('bukken_kbn', code),
  madori: (code) => label('madori_search', code),
  setsubijoken: setsubiLabel,
  youto_chiiki: (code) => label('youto_chiiki', code),
  kozo: (code) => label('kozo', code),
  kodawari_kozo: (code) => label('kodawari_kozo', code),
  commute: commuteLabel,
  toho: (minutes) => `駅から徒歩${minutes}分以内`,
  shinchaku: (days) => `新着（${days === 0 ? '本日' : `${days}日以内`}）`,
  chiku_year: (years) => (years === 0 ? '新築' : `築${years}年以内`),
  parking_daisu_min: (cars) => `駐車場${cars}台以上`,
  shueki_rimawari: (percent) => `表面利回り${percent}%以上`,
}

/** What a part of a phrase was understood as; limits of money and sizes as they were typed. */
export function labelOf(scope: SearchScope, says: AnyConditions, typed: string): string {
  const table: ConditionTable = TABLES[scope]
  const names = Object.entries(says).flatMap(([key, value]) => {
    const { kind, label: name } = table[key] ?? {}
    if (kind === 'flag' || kind === 'mode') return [name]
    if (isPlaceKey(key)) return placesIn(key, value as string[])
    return [value].flat().map((one) => NAMES[key]?.(one as never))
  })
  return names.includes(undefined) || names.length > MOST_NAMED ? typed : names.join('・')
}

/** What is said in other words too, 猫 and ペット可, is named once. */
export const labelsOf = ({ scope, said }: Pick<Understood, 'scope' | 'said'>): string[] => [
  ...new Set(said.map(({ says, text }) => labelOf(scope, says, text))),
]

const isPlaceKey = (key: string): key is PlaceKey => PLACE_KEYS.some((known) => known === key)

function placesIn(key: PlaceKey, codes: readonly string[]): (string | undefined)[] {
  const whole = placeByCodes(key, codes)
  const places = whole ? [whole] : codes.map((code) => placeByCode(key, code))
  return [...new Set(places)].map((place) => place && placeTerm(place).label)
}
