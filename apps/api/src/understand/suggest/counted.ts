import { LONGEST_WORDS } from '@sumai/api-client/contract/understand'
import { merged } from '@sumai/domain/search-url/merge'
import { toQuery } from '@sumai/domain/search-url/to-query'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Finder } from '../../search/finder.ts'
import { isOfInvestments, type Known, understand } from '../understand.ts'
import type { Candidate, Ranked } from './candidate.ts'
import type { Asked } from './suggest.ts'

/** `rows`: those it finds beside what it says. */
export type Match = Ranked & { rows?: TypedFastBitSet }
/** `words`: the whole phrase with the candidate. */
export type Counted = Match & { words: string; count: number }

export type Count = (matches: readonly Match[]) => Counted[]

/** Counts what candidates behind some words find; those that find nothing are left out. */
export function counter<Row>(finder: Finder<Row>, { scope, conditions }: Asked, known: Known) {
  return (before: string): Count => {
    const head = understand(scope, before, known)
    const own = [conditions, head.conditions]
    const queryOf = (says: Candidate['says']) => {
      const moves = scope === 'baibai' && isOfInvestments(says)
      const to = moves ? 'invest' : head.scope
      return { ...toQuery(to, merged(to, [...own, says])), keyword: head.rest || undefined }
    }
    const count = finder.countsBeside(queryOf({}))
    return (matches) =>
      matches
        .map((match) => ({
          ...match,
          words: joined(before, match.candidate.words),
          count: count(queryOf(match.candidate.says), match.rows),
        }))
        .filter(({ words, count }) => count > 0 && words.length <= LONGEST_WORDS)
  }
}

const joined = (before: string, words: string) => [before.trim(), words].filter(Boolean).join(' ')
