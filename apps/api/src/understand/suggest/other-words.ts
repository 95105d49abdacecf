import type { SearchScope } from '@sumai/domain/search-url/fields'
import { lettersOf } from '../phrase/phrase.ts'
import { type Known, understand } from '../understand.ts'
import type { Fragment } from './fragment.ts'

/** A word of a phrase with what stands around it. */
type OtherWord = Fragment & { after: string }

/** One letter is a part of too many names. */
const SHORTEST = 2
const MOST_WORDS = 2

/**
 * The words of a phrase before the one that is being typed, of which the rest is understood: 久留米
 * of 久留米 2LDK, but not of 久留米 2L.
 */
export function otherWordsOf(scope: SearchScope, words: string, known: Known): OtherWord[] {
  const parts = words.toWellFormed().normalize('NFKC').split(/\s+/)
  const isWhole = (text: string) => understand(scope, text, known).rest === ''
  return parts
    .slice(0, -1)
    .map((word, index) => ({
      word,
      letters: lettersOf(word),
      before: parts.slice(0, index).join(' '),
      after: parts.slice(index + 1).join(' '),
    }))
    .filter(({ letters }) => letters.length >= SHORTEST)
    .slice(0, MOST_WORDS)
    .filter(({ before, after }) => isWhole(`${before} ${after}`))
}
