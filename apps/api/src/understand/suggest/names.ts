import { placeByCode } from '@sumai/domain/places/find-place'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { LRUCache } from 'lru-cache'
import type { SearchTable } from '../../search/table.ts'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import type { Match } from './counted.ts'
import type { Fragment } from './fragment.ts'

/** A name that listings have: that of their building, or their own. */
type Name = { name: string; kana: string | null; cityCode: string }

/** One text for a name, which begins with the letters by which it is found. */
export const nameKey = ({ name, kana, cityCode }: Name) =>
  [lettersOf(name), lettersOf(kana ?? ''), cityCode, name].join('\t')

function readName(key: string) {
  const [letters = '', kana = '', cityCode = '', name = ''] = key.split('\t')
  return { key, letters, kana, cityCode, name }
}

const SHORTEST_NAME = 2
/** More are not looked at: the letters say too little. */
const MOST_NAMES = 20

/** The names of what is on offer in which a whole word occurs, first those that begin with it. */
export function namedMatches<Row>(
  scope: SearchScope,
  { word, letters }: Fragment,
  table: SearchTable<Row>,
): Match[] {
  if (word.length < SHORTEST_NAME) return []
  const column = table.keys('name')
  const found = column.keys
    .filter((key) => key.includes(letters))
    .map(readName)
    .filter((own) => own.letters.includes(letters) || own.kana.includes(letters))
  const byStart = Map.groupBy(found, (own) => own.letters.startsWith(letters))
  const names = new Set<string>()
  for (const { key, name } of [true, false].flatMap((isStart) => byStart.get(isStart) ?? [])) {
    if (names.size === MOST_NAMES) break
    if (column.any([key]).intersects(table.open)) names.add(name)
  }
  return [...names]
    .filter((name) => isName(scope, name))
    .map((name) => {
      const same = found.filter((own) => own.name === name)
      const cities = new Set(same.map(({ cityCode }) => cityCode))
      const [cityCode = ''] = cities
      return {
        candidate: {
          kind: 'building',
          label: name,
          note: cities.size === 1 ? (placeByCode('city_code', cityCode)?.name ?? null) : null,
          words: name,
          says: {},
          letters: [lettersOf(name)],
          romaji: [],
        },
        rank: lettersOf(name).startsWith(letters) ? 0 : 1,
        rows: column
          .any(found.filter((own) => own.name.includes(name)).map(({ key }) => key))
          .intersection(table.open),
      }
    })
}

const known = new LRUCache<string, boolean>({ max: 5_000 })

/** What is offered as 久留米市東町 中古一戸建て is found by its place and its kind. */
function isName(scope: SearchScope, name: string): boolean {
  const id = `${scope} ${name}`
  const is =
    known.get(id) ??
    Object.keys(understand(scope, name, { names: new Set([name]) }).conditions).length === 0
  known.set(id, is)
  return is
}
