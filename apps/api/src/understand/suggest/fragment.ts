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
 * something understood: 2L of 久留米2L. Then the same without what an input method still composes.
 */
export function fragmentsOf(scope: SearchScope, words: string, known: Known): Fragment[] {
  const text = words.toWellFormed().normalize('NFKC')
  const start = text.search(/\S*$/)
  const word = text.slice(start)
  if (word === '') return []
  const { phrase, spans } = read(scope, word, known)
  const starts = new Set([0, ...spans.map(({ from }) => phrase.places[from] ?? 0)])
  const fragment = (at: number, typed: string): Fragment => ({
    before: text.slice(0, start + at),
    letters: lettersOf(typed.slice(at)),
    word: at === 0 ? typed : '',
  })
  const whole = [...starts].map((at) => fragment(at, word))
  const composed = word.replace(UNFINISHED, '')
  if (composed === word) return whole
  return [...whole, ...[...starts].map((at) => fragment(at, composed)).filter(hasLetters)]
}

/** Latin letters that an input method has not made a kana of yet: てんj, ぺtt. */
const UNFINISHED = /(?<=[ぁ-ゖァ-ヶー])[a-z]{1,3}$/i

const hasLetters = ({ letters }: Fragment) => letters !== ''
