import { isCut, type Phrase, typedAs } from './phrase/phrase.ts'
import { scriptOf } from './phrase/script.ts'
import type { Span } from './scan.ts'
import { WORD } from './sense.ts'

const isPlace = (span: Span | undefined) =>
  span?.sense?.kind === 'condition' && span.sense.isPlace === true

/** Letters that join a place in a name: グランメール久留米, 久留米ハイツ. */
const SHORTEST_NAME_PART = 2
const END_OF_ADJECTIVE = /[なのい]$/

/**
 * A place in a name of unknown letters is a part of that name, and so are the places joined to it:
 * アーバンコート福岡城南.
 */
export function withNames(phrase: Phrase, spans: readonly Span[]): Span[] {
  const isNamePart = (span: Span | undefined, beside: 'left' | 'right') => {
    if (!span || span.sense || span.to - span.from < SHORTEST_NAME_PART) return false
    const own = phrase.letters.slice(span.from, span.to)
    if (beside === 'left' && END_OF_ADJECTIVE.test(own)) return false
    const script = scriptOf(own.charAt(beside === 'left' ? own.length - 1 : 0))
    return script === 'kana' || script === 'latin'
  }
  /** Whether no space stands between a span and the one before it. */
  const isJoined = (index: number) => {
    const span = spans[index]
    return span !== undefined && !isCut(phrase, span.from)
  }
  return spans.map((span, index) => {
    if (!isPlace(span)) return span
    let [first, last] = [index, index]
    while (isJoined(first) && isPlace(spans[first - 1])) first -= 1
    while (isJoined(last + 1) && isPlace(spans[last + 1])) last += 1
    const isNamed =
      (isJoined(first) && isNamePart(spans[first - 1], 'left')) ||
      (isJoined(last + 1) && isNamePart(spans[last + 1], 'right'))
    return isNamed ? { ...span, sense: WORD } : span
  })
}

/** What could be the name of a building though every part of it is understood: 久留米倉庫. */
export function possibleNames(phrase: Phrase, spans: readonly Span[]): string[] {
  return chunksOf(phrase, spans)
    .filter(couldBeName)
    .map((chunk) => typedIn(phrase, chunk))
}

/** The names of buildings are of places and kinds; unknown letters never leave a name. */
const KINDS = ['bukken_type', 'toushi_bukken_type', 'bukken_kbn']

function couldBeName(chunk: readonly Span[]): boolean {
  const parts = chunk.map(({ sense }) => {
    if (sense?.kind !== 'condition') return null
    if (sense.isPlace) return 'place'
    return Object.keys(sense.says).every((key) => KINDS.includes(key)) ? 'kind' : null
  })
  return !parts.includes(null) && parts.includes('place') && parts.includes('kind')
}

const typedIn = (phrase: Phrase, chunk: readonly Span[]) =>
  typedAs(phrase, chunk[0]?.from ?? 0, chunk.at(-1)?.to ?? 0)

/** Leaves what is a name as it is. */
export const withBuildings = (
  phrase: Phrase,
  spans: readonly Span[],
  names: ReadonlySet<string>,
): Span[] =>
  chunksOf(phrase, spans).flatMap((chunk) =>
    names.has(typedIn(phrase, chunk)) ? chunk.map((span) => ({ ...span, sense: WORD })) : chunk,
  )

/** Spans without a space between them. */
function chunksOf(phrase: Phrase, spans: readonly Span[]): Span[][] {
  const chunks: Span[][] = []
  for (const span of spans) {
    const last = chunks.at(-1)
    if (last && !isCut(phrase, span.from)) last.push(span)
    else chunks.push([span])
  }
  return chunks
}
