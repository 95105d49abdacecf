import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { labelsOf } from '../labels.ts'
import { type Known, understand } from '../understand.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import { conditionCandidate } from './conditions.ts'
import type { Match } from './counted.ts'
import { AREA, LINE } from './places.ts'

/** What many add to a search. */
const WISHES: Record<SearchScope, readonly string[]> = {
  chintai: [
    'ペット相談可',
    '駐車場2台',
    'ネット無料',
    'バス・トイレ別',
    '敷金なし',
    '2階以上',
    '築浅',
  ],
  baibai: ['徒歩圏内', '南向き', 'リフォーム済', '築20年以内', 'ペット可', '駐車場2台'],
  invest: ['利回り8%以上', '築20年以内', '徒歩圏内'],
}

const wishOf = (scope: SearchScope, wish: string) =>
  conditionCandidate(scope, understand(scope, wish).conditions, [wish])

const isOnePlace = ({ kind, note }: Candidate) =>
  (kind === 'station' && note !== LINE) || (kind === 'town' && note !== AREA)

/**
 * For a field that is still empty: what many ask for, stations and municipalities; of each what is
 * not asked for yet.
 */
export const firstMatches = (scope: SearchScope, asked: AnyConditions): Match[] =>
  [...WISHES[scope].map((wish) => wishOf(scope, wish)), ...candidatesOf(scope).filter(isOnePlace)]
    .filter(({ says }) => !Object.keys(says).some((key) => key in asked))
    .map((candidate) => ({ candidate, rank: 0 }))

/** Behind whatever matches what was typed. */
const RANK = 4

/** For a phrase that is understood whole: one wish more. */
export function wishesFor(scope: SearchScope, words: string, known: Known): Match[] {
  const whole = understand(scope, words, known)
  if (whole.rest !== '' || whole.said.length === 0) return []
  const labels = labelsOf(whole)
  return WISHES[whole.scope].flatMap((wish) => {
    const { conditions } = understand(whole.scope, wish)
    const keys = Object.keys(conditions)
    if (keys.length === 0 || keys.some((key) => key in whole.conditions)) return []
    const own = conditionCandidate(whole.scope, conditions, [wish])
    return [{ candidate: { ...own, label: [...labels, own.label].join(' × ') }, rank: RANK }]
  })
}
