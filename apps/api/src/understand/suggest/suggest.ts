import type { SuggestionKind } from '@sumai/api-client/contract/suggest'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { Finder } from '../../search/finder.ts'
import { labelsOf } from '../labels.ts'
import { type PublicSchool, schoolWords } from '../places/school-words.ts'
import { type Known, understand } from '../understand.ts'
import { marked, matching } from './candidate.ts'
import { type Count, type Counted, counter, type Match } from './counted.ts'
import { districtCandidates } from './districts.ts'
import { type Fragment, fragmentsOf } from './fragment.ts'
import { matchesOf } from './matches-of.ts'
import { namedMatches } from './names.ts'
import { firstMatches, wishesFor } from './wishes.ts'

export type Asked = {
  scope: SearchScope
  words: string
  /** Of the search to which the words are added. */
  conditions: AnyConditions
  /** Those that the words name. */
  schools?: readonly PublicSchool[]
}

const KINDS: readonly SuggestionKind[] = ['condition', 'station', 'building', 'town', 'school']
/** Where the beginning of a municipality or an area is typed, that is mostly what is meant. */
const PLACES_FIRST: typeof KINDS = ['town', 'station', 'building', 'school', 'condition']
/** By its name or its reading. */
const RANK_OF_BEGINNING = 1
const MOST_OF_KIND = 4
const MOST_WISHES = 2

/**
 * What the words that are being typed may become, each with the number of listings it would find;
 * nothing is offered that would find none. Without words: what many ask for, and where most is.
 */
export function suggest<Row>(finder: Finder<Row>, asked: Asked) {
  const { scope, words, schools = [] } = asked
  const known = { schools: schoolWords(schools) }
  const countBehind = counter(finder, asked, known)
  const offer = (matches: readonly Match[], count: Count) =>
    KINDS.flatMap((kind) => best(ofKind(matches, kind), count, MOST_OF_KIND))
  if (words.trim() === '') {
    const first = offer(firstMatches(scope, asked.conditions), countBehind('')).filter(
      ({ isElsewhere }) => !isElsewhere,
    )
    return answerOf(scope, known, { before: '', letters: '' }, first)
  }
  const wishes = best(wishesFor(scope, words, known), countBehind(words), MOST_WISHES)
  for (const fragment of fragmentsOf(scope, words, known)) {
    const { letters, before } = fragment
    const matches = [
      ...matchesOf(scope, letters, finder.table),
      ...namedMatches(scope, fragment, finder.table),
      ...matching(districtCandidates(scope, schools), letters),
    ]
    const offered = offer(matches, countBehind(before))
    if (offered.length > 0) return answerOf(scope, known, fragment, [...offered, ...wishes])
  }
  return answerOf(scope, known, { before: words, letters: '' }, wishes)
}

const ofKind = <M extends Match>(matches: readonly M[], kind: SuggestionKind) =>
  matches.filter(({ candidate }) => candidate.kind === kind)

/** Where the visitor looks first, then those that find most. */
const byUse = (a: Counted, b: Counted) =>
  Number(a.isElsewhere) - Number(b.isElsewhere) || b.count - a.count

/** Those of the best ranks, in each rank those of most use; worse ranks are not counted. */
function best(matches: readonly Match[], count: Count, most: number): Counted[] {
  const byRank = [...Map.groupBy(matches, ({ rank }) => rank)].toSorted(([a], [b]) => a - b)
  let found: Counted[] = []
  for (const [, same] of byRank) {
    if (found.length >= most) break
    found = different([...found, ...count(same).toSorted(byUse)])
  }
  return found.slice(0, most)
}

/** Two names of one condition are one: the first. */
const different = (offered: readonly Counted[]) =>
  [...new Map(offered.toReversed().map((it) => [idOf(it), it])).values()].toReversed()

const idOf = ({ candidate: { kind, says, words } }: Counted) =>
  kind === 'building' || kind === 'town' ? words : JSON.stringify(says)

/** The towns in a municipality have no note. */
const isBeginningOfPlace = ({ candidate: { kind, note }, rank }: Counted) =>
  kind === 'town' && note !== null && rank <= RANK_OF_BEGINNING

type Behind = Pick<Fragment, 'before' | 'letters'>

function answerOf(
  scope: SearchScope,
  known: Known,
  { before, letters }: Behind,
  offered: readonly Counted[],
) {
  const kinds = letters !== '' && offered.some(isBeginningOfPlace) ? PLACES_FIRST : KINDS
  const suggestions = kinds.flatMap((kind) =>
    different(ofKind(offered, kind)).slice(0, MOST_OF_KIND),
  )
  return {
    understood: labelsOf(understand(scope, before, known)),
    suggestions: suggestions.map(({ candidate: { kind, label, note }, words, count }) => ({
      kind,
      label,
      note,
      mark: marked(label, letters),
      words,
      count,
    })),
  }
}
