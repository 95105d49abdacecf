import type { SuggestionKind } from '@sumai/api-client/contract/suggest'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { Finder } from '../../search/finder.ts'
import { labelOf } from '../labels.ts'
import { understand } from '../understand.ts'
import { marked } from './candidate.ts'
import { type Counted, counter } from './counted.ts'
import { type Fragment, fragmentsOf } from './fragment.ts'
import { type FindNamed, matchesOf, namedMatches } from './matches-of.ts'
import { wishesFor } from './wishes.ts'

export type Asked = {
  scope: SearchScope
  words: string
  /** Of the search to which the words are added. */
  conditions: AnyConditions
}

const KINDS: readonly SuggestionKind[] = ['condition', 'station', 'building', 'town', 'school']
const MOST_OF_KIND = 4
const MOST_WISHES = 2

/**
 * What the words that are being typed may become, each with the number of listings it would find;
 * nothing is offered that would find none.
 */
export async function suggest<Row>(finder: Finder<Row>, asked: Asked, findNamed: FindNamed) {
  const { scope, words } = asked
  const countBehind = counter(finder, asked)
  const wishes = best(await countBehind(words, wishesFor(scope, words))).slice(0, MOST_WISHES)
  for (const fragment of fragmentsOf(scope, words)) {
    const matches = [
      ...matchesOf(scope, fragment.letters, finder.table),
      ...(await namedMatches(scope, fragment, finder.table, findNamed)),
    ]
    const offered = await countBehind(fragment.before, matches)
    if (offered.length > 0) return answerOf(scope, fragment, [...offered, ...wishes])
  }
  return answerOf(scope, { before: words, letters: '', word: '' }, wishes)
}

const best = (offered: readonly Counted[]) =>
  offered.toSorted((a, b) => a.rank - b.rank || b.count - a.count)

/** Two names of one condition are one. */
const idOf = ({ candidate: { kind, says, words } }: Counted) =>
  kind === 'building' || kind === 'town' ? words : JSON.stringify(says)

function answerOf(scope: SearchScope, { before, letters }: Fragment, offered: Counted[]) {
  const { said } = understand(scope, before)
  const different = [
    ...new Map(
      best(offered)
        .toReversed()
        .map((it) => [idOf(it), it]),
    ).values(),
  ]
  const suggestions = KINDS.flatMap((kind) =>
    different
      .toReversed()
      .filter((it) => it.candidate.kind === kind)
      .slice(0, MOST_OF_KIND),
  )
  return {
    understood: said.map(({ says, text }) => labelOf(scope, says, text)),
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
