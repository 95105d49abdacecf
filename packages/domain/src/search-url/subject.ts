import { placeByCode, placeByCodes } from '../places/find-place.ts'
import { PLACE_KEYS, type Place } from '../places/places.ts'
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
  const say = (type: TermType) => terms.find((term) => term.type === type)?.label
  const commute = ((conditions.commute ?? []) as string[]).map(commuteLabel).join('・')
  const place = placesOf(conditions)
  const [kind, madori, feature] = [say('kind'), say('madori'), say('feature')]
  if (!commute && !place && !kind && !madori && !feature) return ''
  return [
    commute && `${commute}の`,
    place && `${place}の`,
    feature && `${feature}の`,
    madori,
    kind ?? ANY_KIND[scope],
  ].join('')
}

/** One or two places by name; more as 久留米市ほか. */
function placesOf(conditions: AnyConditions): string {
  const places = PLACE_KEYS.flatMap((key): (Place | undefined)[] => {
    const codes = (conditions[key] ?? []) as string[]
    const whole = placeByCodes(key, codes)
    return whole ? [whole] : codes.map((code) => placeByCode(key, code))
  })
  const named = [...new Set(places)].filter((place) => place !== undefined)
  const labels = named.map((place) => placeTerm(place).label)
  return labels.length > 2 ? `${labels[0]}ほか` : labels.join('・')
}
