import { LONGEST_WORDS } from '@sumai/api-client/contract/understand'
import { PLACE_KEYS } from '@sumai/domain/places/places'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { merged } from '@sumai/domain/search-url/merge'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { leftBehind } from '@sumai/domain/search-url/with-words'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Finder } from '../../search/finder.ts'
import { isOfInvestments, type Known, understand } from '../understand.ts'
import type { Ranked } from './candidate.ts'
import type { Asked } from './suggest.ts'

/** `rows`: those it finds beside what it says. */
export type Match = Ranked & { rows?: TypedFastBitSet }
/** `words`: the whole phrase with the candidate; `isElsewhere`: it leads out of the place searched. */
export type Counted = Match & { words: string; isElsewhere: boolean; count: number }

export type Count = (matches: readonly Match[]) => Counted[]

/** Counts what candidates between some words find; those that find nothing are left out. */
export function counter<Row>(finder: Finder<Row>, { scope, conditions }: Asked, known: Known) {
  return (before: string, after = ''): Count => {
    const head = understand(scope, joined(before, after), known)
    const queryOf = (says: AnyConditions, left: AnyConditions) => {
      const moves = scope === 'baibai' && isOfInvestments(says)
      const to = moves ? 'invest' : head.scope
      const all = merged(to, [{ ...conditions, ...left }, head.conditions, says])
      return { ...toQuery(to, all), keyword: head.rest || undefined }
    }
    const count = finder.countsBeside(queryOf({}, {}))
    return (matches) =>
      matches
        .map((match) => {
          const { says, words } = match.candidate
          const left = leftBehind(conditions, merged(head.scope, [head.conditions, says]))
          return {
            ...match,
            words: joined(before, words, after),
            isElsewhere: PLACE_KEYS.some((key) => key in left),
            count: count(queryOf(says, left), match.rows),
          }
        })
        .filter(({ words, count }) => count > 0 && words.length <= LONGEST_WORDS)
  }
}

const joined = (...words: string[]) =>
  words
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
