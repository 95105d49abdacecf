import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { SearchTable } from '../../search/table.ts'
import { matching } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import type { Match } from './counted.ts'
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
