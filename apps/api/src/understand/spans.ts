import type { Lexicon } from './lexicon.ts'
import { isCut, type Phrase, typedAs } from './phrase/phrase.ts'
import { misspelt } from './places/misspelt.ts'
import { romajiKey } from './places/romaji.ts'
import type { Span } from './scan.ts'
import type { Sense } from './sense.ts'

const AFTER: Sense = { kind: 'after' }

const isStrange = ({ sense }: Span) => !sense || sense.kind === 'word'

/** A place with one wrong letter is that place. */
export function withSpelling(lexicon: Lexicon, phrase: Phrase, spans: readonly Span[]): Span[] {
  return runsOf(phrase, spans).flatMap((run) => {
    const [first] = run
    // A word that is known for itself has no wrong letter.
    if (!first || !isStrange(first) || (run.length === 1 && first.sense)) return run
    const whole = { from: first.from, to: run.at(-1)?.to ?? first.to }
    const written = phrase.letters.slice(whole.from, whole.to)
    const name = /^[a-z-]+$/.test(written) ? romajiKey(written) : written
    const sense = misspelt(name, lexicon.spellings)
    return sense ? [{ ...whole, sense }] : run
  })
}

/** What is strange side by side, and every other span for itself. */
function runsOf(phrase: Phrase, spans: readonly Span[]): Span[][] {
  const runs: Span[][] = []
  for (const span of spans) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const joins = before && isStrange(before) && isStrange(span) && !isCut(phrase, span.from)
    if (joins) last?.push(span)
    else runs.push([span])
  }
  return runs
}

const PARTICLE = /[のがにでをはもとな]$/

/** Takes a particle off the unknown before something known: 海の in 海の近く. */
export const withoutParticles = (phrase: Phrase, spans: readonly Span[]): Span[] =>
  spans.flatMap((span, index) => {
    const next = spans[index + 1]
    const isLoose = !next?.sense || next.sense.kind === 'word' || isCut(phrase, span.to)
    if (span.sense || isLoose || span.to - span.from < 2) return [span]
    if (!PARTICLE.test(phrase.letters.slice(span.from, span.to))) return [span]
    const to = span.to - 1
    return [
      { ...span, to },
      { from: to, to: span.to, sense: AFTER },
    ]
  })

/** What remains to be looked for: known and unknown words, as typed. */
export function restOf(phrase: Phrase, spans: readonly Span[]): string {
  const parts: Span[] = []
  for (const span of spans) {
    if (span.sense && span.sense.kind !== 'word') continue
    const last = parts.at(-1)
    if (last?.to === span.from) last.to = span.to
    else parts.push({ ...span })
  }
  const left = parts.map(({ from, to }) => typedAs(phrase, from, to))
  // What has no letter, as emoji, says nothing beside what is understood.
  return left.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' ')
}
