import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { SearchTable } from '../../search/table.ts'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import { matching } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import type { Match } from './counted.ts'
import type { Fragment } from './fragment.ts'
import { numberCandidates } from './numbers.ts'
import { isTownUnderstood, type Town, townOf } from './towns.ts'

/** Conditions and places in which letters occur. */
export function matchesOf<Row>(
  scope: SearchScope,
  letters: string,
  table: SearchTable<Row>,
): Match[] {
  const candidates = [...candidatesOf(scope), ...numberCandidates(scope, letters)]
  return [...matching(candidates, letters), ...townMatches(scope, letters, table)]
}

/** More are not looked at: the letters say too little. */
const MOST_TOWNS = 30

function townMatches<Row>(scope: SearchScope, letters: string, table: SearchTable<Row>): Match[] {
  const column = table.keys('town')
  const towns = column.keys.map(townOf).filter((town) => town !== null)
  return matching(towns, letters)
    .slice(0, MOST_TOWNS)
    .filter(({ candidate }) => isTownUnderstood(scope, candidate))
    .map((match) => ({ ...match, rows: column.any(sameWords(towns, match.candidate)) }))
}

/** The keys of the towns in which the words of one occur: 本町 is also a part of 東本町. */
const sameWords = (towns: readonly Town[], { city, town }: Town) =>
  towns.filter((it) => it.city === city && it.town.includes(town)).map(({ key }) => key)

/** Listings that have a name in which some words occur; `key`: the column of the identifiers. */
export type FindNamed = {
  key: string
  find: (words: string) => Promise<{ name: string; note: string | null; ids: string[] }[]>
}

const SHORTEST_NAME = 2

/** What is offered as 久留米市東町 中古一戸建て is found by its place and its kind. */
const isName = (scope: SearchScope, name: string) =>
  Object.keys(understand(scope, name, new Set([name])).conditions).length === 0

/** The names in which a whole word occurs. */
export async function namedMatches<Row>(
  scope: SearchScope,
  { word, letters }: Fragment,
  table: SearchTable<Row>,
  { key, find }: FindNamed,
): Promise<Match[]> {
  if (word.length < SHORTEST_NAME) return []
  const named = await find(word)
  return named
    .filter(({ name }) => isName(scope, name))
    .map(({ name, note }) => ({
      candidate: {
        kind: 'building',
        label: name,
        note,
        words: name,
        says: {},
        letters: [lettersOf(name)],
        romaji: [],
      },
      rank: lettersOf(name).startsWith(letters) ? 0 : 1,
      rows: table.keys(key).any(named.flatMap((it) => (it.name.includes(name) ? it.ids : []))),
    }))
}
