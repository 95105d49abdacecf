import type { SearchScope } from '@sumai/domain/search-url/fields'
import { edgesIn } from './edges.ts'
import type { Lexicon } from './lexicon.ts'
import { matcher } from './matches.ts'
import { isCut, type Phrase } from './phrase/phrase.ts'
import type { Sense } from './sense.ts'

/** A part of the letters of a phrase; `null` for what nobody knows. */
export type Span = { from: number; to: number; sense: Sense | null }

/** Cuts a phrase into what the lexicon knows, the longest first, and what it does not. */
export function scan(scope: SearchScope, lexicon: Lexicon, phrase: Phrase): Span[] {
  const matchesAt = matcher(scope, lexicon, phrase)
  const { fitsBefore, fitsAfter } = edgesIn(phrase, matchesAt)
  const spans: Span[] = []
  let unknownFrom = 0
  let at = 0

  const endUnknown = () => {
    if (unknownFrom < at) spans.push(...atCuts(phrase, unknownFrom, at))
  }

  while (at < phrase.letters.length) {
    const isBehind = unknownFrom === at && at > 0
    const match = matchesAt(at).find(
      (it) =>
        (isBehind || it.sense.kind !== 'after') && fitsBefore(at, it, isBehind) && fitsAfter(it),
    )
    if (match) {
      endUnknown()
      spans.push({ from: at, to: match.to, sense: match.sense })
      at = match.to
      unknownFrom = at
    } else at += 1
  }
  endUnknown()
  return spans
}

/** The unknown, word by word. */
function atCuts(phrase: Phrase, from: number, to: number): Span[] {
  const starts = [from]
  for (let at = from + 1; at < to; at += 1) if (isCut(phrase, at)) starts.push(at)
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to, sense: null }))
}
