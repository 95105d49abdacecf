import { isDeepStrictEqual } from 'node:util'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import type { Candidate } from './candidate.ts'

const names = new Map(cities.map(({ city_code, city_name }) => [city_code, city_name]))

/** A town in which there are listings, by the key of its column: the municipality and its name. */
export type Town = Candidate & { key: string; city: string; town: string }

/** One character occurs in too many other words. */
const SHORTEST_NAME = 2

function readTown(key: string): Town | null {
  const [cityCode = '', town = ''] = key.split(' ')
  const city = names.get(cityCode)
  if (!city || town.length < SHORTEST_NAME) return null
  const label = `${city}${town}`
  return {
    key,
    city,
    town,
    kind: 'town',
    label,
    note: null,
    words: `${city} ${town}`,
    says: { city_code: [cityCode] },
    letters: [town, label].map(lettersOf),
    romaji: [],
  }
}

const towns = new Map<string, Town | null>()

/** The town of a key; `null` for none. */
export function townOf(key: string): Town | null {
  const town = towns.get(key) ?? readTown(key)
  towns.set(key, town)
  return town
}

const understood = new Map<string, boolean>()

/** Whether the words of a town mean it: 天神 is a station. */
export function isTownUnderstood(scope: SearchScope, { key, words, says }: Town): boolean {
  const id = `${scope} ${key}`
  const known = understood.get(id)
  if (known !== undefined) return known
  const { conditions, rest } = understand(scope, words)
  const is = isDeepStrictEqual(conditions, says) && words.endsWith(` ${rest}`)
  understood.set(id, is)
  return is
}
