import type { SearchScope } from '@sumai/domain/search-url/fields'
import { lettersOf } from '../phrase/phrase.ts'
import { type Known, read } from '../understand.ts'

/** The end of a phrase that is still being typed, and what stands before it. */
export type Fragment = {
  before: string
  letters: string
  /** As typed; '' when it is a part of a word. */
  word: string
}

/**
 * What the end of a phrase may be, the longest first: its last word, and parts of that behind
 * something understood: 2L of 久留米2L.
 */
export function fragmentsOf(scope: SearchScope, words: string, known: Known): Fragment[] {
  const text = words.toWellFormed().normalize('NFKC')
  const start = text.search(/\S*$/)
  const word = text.slice(start)
  if (word === '') return []
  const { phrase, spans } = read(scope, word, known)
  const starts = [0, ...spans.map(({ from }) => phrase.places[from] ?? 0)]
  return [...new Set(starts)].map((at) => ({
    before: text.slice(0, start + at),
    letters: lettersOf(word.slice(at)),
    word: at === 0 ? word : '',
  }))
}
