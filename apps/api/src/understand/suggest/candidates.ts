import { isDeepStrictEqual } from 'node:util'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { merged } from '@sumai/domain/search-url/merge'
import { once } from '@sumai/geo/data'
import { isServed } from '../lexicon.ts'
import { understand } from '../understand.ts'
import type { Candidate } from './candidate.ts'
import { conditionCandidates } from './conditions.ts'
import { placeCandidates } from './places.ts'

/** Whether a search understands what is written for a candidate as the candidate says. */
function isUnderstood(scope: SearchScope, { words, says }: Candidate): boolean {
  const { scope: meant, conditions, rest } = understand(scope, words)
  return rest === '' && isDeepStrictEqual(conditions, merged(meant, [says]))
}

/** Everything that a search can offer but towns and buildings, which depend on the listings. */
function candidates(scope: SearchScope): Candidate[] {
  const places = placeCandidates().filter(({ says }) => isServed(scope, says))
  return [...conditionCandidates(scope), ...places].filter((it) => isUnderstood(scope, it))
}

const CANDIDATES = {
  chintai: once(() => candidates('chintai')),
  baibai: once(() => candidates('baibai')),
  invest: once(() => candidates('invest')),
}

/** Made when it is first asked for. */
export const candidatesOf = (scope: SearchScope): readonly Candidate[] => CANDIDATES[scope]()
