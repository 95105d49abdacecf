import { placeByCode, placeByCodes } from '../places/find-place.ts'
import { PLACE_KEYS, type PlaceKey } from '../places/places.ts'
import { commuteLabel } from './commute.ts'
import { type AnyConditions, tidyConditions } from './conditions.ts'
import type { SearchScope } from './fields.ts'
import { placeTerm, type TermType, termsOf } from './terms.ts'

/** The noun when no kind is chosen. */
export const ANY_KIND: Record<SearchScope, string> = {
  chintai: '賃貸物件',
  baibai: '不動産（売買）',
  invest: '投資用物件',
}

/** {P}の{F}の{M}{K}; '' when the conditions name none of them. */
export function subjectOf(scope: SearchScope, untidy: AnyConditions): string {
  const conditions = tidyConditions(scope, untidy)
  const terms = termsOf(scope, conditions)
  const say = (type: TermType) => terms.find((term) => term.type === type)
  const commute = ((conditions.commute ?? []) as string[]).map(commuteLabel).join('・')
  const places = PLACE_KEYS.map((key) => placesOf(key, conditions))
  const [kind, madori] = [say('kind')?.label, say('madori')?.label]
  const feature = say('feature')
  // Minutes to a station stand with its name.
  const own = feature?.key === 'toho' && conditions.eki_code ? '' : feature?.label
  const all = [commute, ...places, own].filter(Boolean)
  if (all.length === 0 && !kind && !madori) return ''
  return [...all.map((part) => `${part}の`), madori, kind ?? ANY_KIND[scope]].join('')
}

/** One or two places of a kind by name; more as 久留米市ほか. */
function placesOf(key: PlaceKey, conditions: AnyConditions): string {
  const codes = (conditions[key] ?? []) as string[]
  const whole = placeByCodes(key, codes)
  const places = whole ? [whole] : codes.map((code) => placeByCode(key, code))
  const named = [...new Set(places)].filter((place) => place !== undefined)
  const labels = named.map((place) => placeTerm(place).label)
  const isAll = labels.length < 3 && places.every((place) => place !== undefined)
  const said = isAll || labels.length === 0 ? labels.join('・') : `${labels[0]}ほか`
  if (key !== 'eki_code' || !said || !conditions.toho) return said
  const isEach = labels.length < 3 && named.every(({ type }) => type === 'station')
  return `${said}${isEach ? '' : 'の駅'}から徒歩${conditions.toho}分以内`
}
