import { options } from '@sumai/domain/codes'
import type { ConditionTable } from '@sumai/domain/search-url/condition'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { labelOf } from '../labels.ts'
import { isServed } from '../lexicon.ts'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import { MEANINGS } from '../words/meanings.ts'
import type { Candidate } from './candidate.ts'

const FEATURES = 'こだわり条件'

/** The group of a condition in the panel. */
function groupOf(scope: SearchScope, says: AnyConditions): string {
  const [key = ''] = Object.keys(says)
  const table: ConditionTable = TABLES[scope]
  const { panel, label } = table[key] ?? table[key.replace(/_(?:min|max)$/, '')] ?? {}
  return panel === 'own' && label ? label : FEATURES
}

/** A condition, as the search is asked for it by the first of some words. */
export function conditionCandidate(
  scope: SearchScope,
  says: AnyConditions,
  said: readonly string[],
): Candidate {
  const [first = ''] = said
  const isOfMany = Object.values(says).some((value) => Array.isArray(value) && value.length > 1)
  const label = isOfMany ? first : labelOf(scope, says, first)
  return {
    kind: 'condition',
    label,
    note: groupOf(scope, says),
    words: first,
    says,
    letters: [...new Set([label, ...said].map(lettersOf))],
    romaji: [],
  }
}

const SHARED = ['徒歩5分以内', '徒歩10分以内', '築10年以内', '築20年以内']
const YIELDS = ['利回り5%以上', '利回り8%以上']
/** Limits that many choose. */
const LIMITS: Record<SearchScope, readonly string[]> = {
  chintai: SHARED,
  baibai: [...SHARED, ...YIELDS],
  invest: [...SHARED, ...YIELDS],
}

/** What a search can be asked for, beside places and numbers of one's own. */
export function conditionCandidates(scope: SearchScope): Candidate[] {
  const madori = options('madori_search').map(
    ({ code, label }) => [{ madori: [code] }, [label]] as const,
  )
  const meant = MEANINGS[scope].map(
    ([says, words]) => [says, words.split(/\s+/).filter(Boolean)] as const,
  )
  const limits = LIMITS[scope].map(
    (words) => [understand(scope, words).conditions, [words]] as const,
  )
  return [...madori, ...meant, ...limits]
    .filter(([says, said]) => said.length > 0 && isServed(scope, says))
    .map(([says, said]) => conditionCandidate(scope, says, said))
}
