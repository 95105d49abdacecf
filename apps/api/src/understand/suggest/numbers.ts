import type { SearchScope } from '@sumai/domain/search-url/fields'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import type { Candidate } from './candidate.ts'
import { conditionCandidate } from './conditions.ts'

const SHARED = ['徒歩n分以内', '築n年以内', '駐車場n台以上']

/** What a number is mostly meant for. */
const PHRASES: Record<SearchScope, readonly string[]> = {
  chintai: ['n万円以下', '家賃n万円以下', 'n㎡以上', ...SHARED],
  baibai: ['n万円以下', 'n000万円以下', 'n㎡以上', '土地n㎡以上', ...SHARED],
  invest: ['n万円以下', 'n000万円以下', '利回りn%以上', ...SHARED],
}
/** Nobody asks for a home of fewer m². */
const LEAST_AREA = 10

const NUMBER = /^\D*(\d{1,5}(?:\.\d)?)\D*$/

/** The conditions that letters with a number may become: 6 and 6万 → 6万円以下. */
export function numberCandidates(scope: SearchScope, letters: string): Candidate[] {
  const number = NUMBER.exec(letters)?.[1]
  if (!number) return []
  return PHRASES[scope].flatMap((phrase) => {
    const words = phrase.replace('n', number)
    const isTooSmall = phrase.includes('㎡') && Number(number) < LEAST_AREA
    if (isTooSmall || !lettersOf(words).includes(letters)) return []
    const { conditions, rest, said } = understand(scope, words)
    return rest === '' && said.length === 1
      ? [{ ...conditionCandidate(scope, conditions, [words]), label: words }]
      : []
  })
}
