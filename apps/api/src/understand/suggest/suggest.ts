import { isDeepStrictEqual } from 'node:util'
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
import { otherWordsOf } from './other-words.ts'
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
/** What another word of a phrase may mean as well, where the last one means no such thing. */
const OF_OTHER_WORDS: typeof KINDS = ['station', 'building', 'town']
const MOST_OF_OTHER_WORDS = 3

/**
 * What the words that are being typed may become, each with the number of listings it would find;
 * nothing is offered that would find none. Of 久留米 2LDK that is what 2LDK may become, and the
 * stations, buildings and towns of 久留米. Without words: what many ask for, and where most is.
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
  const matchesIn = (fragment: Fragment) => [
    ...matchesOf(scope, fragment.letters, finder.table),
    ...namedMatches(scope, fragment, finder.table),
  ]
  const wishes = best(wishesFor(scope, words, known), countBehind(words), MOST_WISHES)
  const answer = (behind: Behind, offered: readonly Counted[]) => {
    const missing = OF_OTHER_WORDS.filter((kind) => ofKind(offered, kind).length === 0)
    const others = otherWordsOf(scope, words, known).flatMap((other) => {
      const { conditions } = understand(scope, other.word, known)
      // Another name of what the word means already finds nothing new.
      const matches = matchesIn(other).filter(
        ({ candidate, rows }) => rows || !isDeepStrictEqual(candidate.says, conditions),
      )
      const count = countBehind(other.before, other.after)
      return missing
        .flatMap((kind) => best(ofKind(matches, kind), count, MOST_OF_OTHER_WORDS))
        .map((it) => ({ ...it, letters: other.letters }))
    })
    return answerOf(scope, known, behind, [...offered, ...wishes, ...others])
  }
  for (const fragment of fragmentsOf(scope, words, known)) {
    const districts = matching(districtCandidates(scope, schools), fragment.letters)
    const offered = offer([...matchesIn(fragment), ...districts], countBehind(fragment.before))
    if (offered.length > 0) return answer(fragment, offered)
  }
  return answer({ before: words, letters: '' }, [])
}

/** `letters`: those that it answers, where they are not the last. */
type Offered = Counted & { letters?: string }

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
const different = <C extends Counted>(offered: readonly C[]): C[] =>
  [...new Map(offered.toReversed().map((it) => [idOf(it), it])).values()].toReversed()

const idOf = ({ candidate: { kind, says, words } }: Counted) =>
  kind === 'building' || kind === 'town' ? words : JSON.stringify(says)

/** The towns in a municipality have no note. */
const isBeginningOfPlace = ({ candidate: { kind, note }, rank, letters }: Offered) =>
  kind === 'town' && note !== null && rank <= RANK_OF_BEGINNING && letters === undefined

type Behind = Pick<Fragment, 'before' | 'letters'>

function answerOf(
  scope: SearchScope,
  known: Known,
  { before, letters }: Behind,
  offered: readonly Offered[],
) {
  const kinds = letters !== '' && offered.some(isBeginningOfPlace) ? PLACES_FIRST : KINDS
  const suggestions = kinds.flatMap((kind) =>
    different(ofKind(offered, kind)).slice(0, MOST_OF_KIND),
  )
  return {
    understood: labelsOf(understand(scope, before, known)),
    suggestions: suggestions.map(({ candidate, words, count, letters: own = letters }) => ({
      kind: candidate.kind,
      label: candidate.label,
      note: candidate.note,
      mark: marked(candidate.label, own),
      words,
      count,
    })),
  }
}
