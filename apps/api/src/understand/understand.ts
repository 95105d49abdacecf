import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { merged } from '@sumai/domain/search-url/merge'
import { possibleNames, withBuildings, withNames } from './building-names.ts'
import { withCommutes } from './commutes.ts'
import { lexiconOf } from './lexicon.ts'
import { type Phrase, readPhrase, typedAs } from './phrase/phrase.ts'
import { type Span, scan } from './scan.ts'
import type { Words } from './sense.ts'
import { restOf, withoutParticles, withSpelling } from './spans.ts'

/** A part of a phrase and the conditions that it says; `isUsual`: if no other part says the same. */
type Said = { text: string; says: AnyConditions }
type Found = Said & { isUsual?: true }

/** What a phrase says. `scope` is another one when only that search can be asked for it. */
export type Understood = {
  scope: SearchScope
  conditions: AnyConditions
  said: Said[]
  /** To be looked for as words; understanding it again leaves it as it is. */
  rest: string
}

type Reading = { phrase: Phrase; spans: Span[] }

/** What the database knows of a phrase: the parts of it that name a building, words for its schools. */
export type Known = { names?: ReadonlySet<string>; schools?: Words }

/** The parts of a phrase, the whole of it in order. */
export function read(scope: SearchScope, words: string, { names, schools }: Known = {}): Reading {
  const lexicon = lexiconOf(scope, schools)
  const phrase = readPhrase(words)
  const spelled = withSpelling(lexicon, phrase, scan(scope, lexicon, phrase))
  const named = withBuildings(phrase, withNames(phrase, spelled), names ?? NO_NAMES)
  return { phrase, spans: withoutParticles(phrase, withCommutes(phrase, named)) }
}

const NO_NAMES: ReadonlySet<string> = new Set()

/** Parts of a phrase that may be the names of buildings. */
export function namesIn(scope: SearchScope, words: string): string[] {
  const { phrase, spans } = read(scope, words)
  return possibleNames(phrase, spans)
}

/** What free words ask of a home. Never throws. */
export function understand(scope: SearchScope, words: string, known: Known = {}): Understood {
  const all: Found[] = []
  let rest = words.replace(/\s+/g, ' ').trim()
  for (;;) {
    const { phrase, spans } = read(scope, rest, known)
    const found = spans.flatMap(({ from, to, sense }) =>
      sense?.kind === 'condition' ? [{ ...sense, text: typedAs(phrase, from, to) }] : [],
    )
    if (scope === 'baibai' && found.some(({ says }) => isOfInvestments(says))) {
      return understand('invest', words, known)
    }
    if (found.length === 0) break
    all.push(...found)
    rest = restOf(phrase, spans)
  }
  const said = withoutUsual(all)
  const conditions = merged(
    scope,
    said.map(({ says }) => says),
  )
  return { scope, conditions, said, rest }
}

/** What is usual gives way to what the phrase says of the same. */
function withoutUsual(found: readonly Found[]): Said[] {
  const said = new Set(found.flatMap(({ says, isUsual }) => (isUsual ? [] : Object.keys(says))))
  return found
    .filter(({ says, isUsual }) => !isUsual || !Object.keys(says).some((key) => said.has(key)))
    .map(({ text, says }) => ({ text, says }))
}

/** Whether only the search for investments can be asked for it. */
export const isOfInvestments = (says: AnyConditions) =>
  Object.keys(says).some((key) => key in TABLES.invest && !(key in TABLES.baibai))
