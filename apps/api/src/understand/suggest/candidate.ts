import type { SuggestionKind } from '@sumai/api-client/contract/suggest'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { fold } from '../phrase/phrase.ts'
import { romajiKey } from '../places/romaji.ts'

/** What can be offered for a word that is being typed. */
export type Candidate = {
  kind: SuggestionKind
  label: string
  /** What it is, beside the label: the line of a station, the group of a condition. */
  note: string | null
  /** What is written for it. The search understands exactly `says`. */
  words: string
  says: AnyConditions
  /** Folded letters by which it is found, those of what people call it first. */
  letters: readonly string[]
  /** Keys of its readings in Latin letters. */
  romaji: readonly string[]
}

/** `rank`: 0 matches best. */
export type Ranked<C extends Candidate = Candidate> = { candidate: C; rank: number }

const LATIN = /^[a-z][a-z' -]*$/
/** One letter is a part of too many names. */
const SHORTEST_PART = 2

/** The candidates in which typed letters occur. */
export function matching<C extends Candidate>(
  candidates: readonly C[],
  letters: string,
): Ranked<C>[] {
  const sound = LATIN.test(letters) ? romajiKey(letters) : null
  const begins = (own: string) => own.startsWith(letters)
  const contains = (own: string) => letters.length >= SHORTEST_PART && own.includes(letters)
  const rankOf = ({ letters: [label = '', ...others], romaji }: Candidate) => {
    if (begins(label)) return 0
    if (others.some(begins) || (sound && romaji.some((own) => own.startsWith(sound)))) return 1
    if (contains(label)) return 2
    return others.some(contains) ? 3 : null
  }
  return candidates.flatMap((candidate) => {
    const rank = rankOf(candidate)
    return rank === null ? [] : [{ candidate, rank }]
  })
}

/** Where typed letters stand in a label, in characters; `null` when it was found by its reading. */
export function marked(label: string, letters: string): { from: number; to: number } | null {
  const at = letters === '' ? -1 : fold(label.normalize('NFKC')).indexOf(letters)
  return at < 0 ? null : { from: at, to: at + letters.length }
}
