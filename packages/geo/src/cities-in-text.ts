import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { folded } from './fold-address.ts'

export type City = (typeof cities)[number]

/** What the beginning of an address names, and the rest of it. */
export type Named = {
  /** Nothing, or a prefecture, or a municipality (福岡市 is seven wards). */
  precision: 'prefecture' | 'city' | null
  name: string
  /** The municipalities that it can be in. */
  cities: readonly City[]
  rest: string
}

const prefectures = [...Map.groupBy(cities, ({ pref_name }) => pref_name)]

const FUKUOKA = '福岡市'

/** 糟屋郡粕屋町, 粕屋町; 福岡市東区, 福岡市 */
const namesOf = ({ city_name, city_short_name }: City): string[] => {
  const other = city_name.startsWith(FUKUOKA) ? FUKUOKA : city_short_name
  return [...new Set([city_name, other])]
}

const names = Map.groupBy(
  cities.flatMap((city) => namesOf(city).map((name) => ({ name: folded(name), city }))),
  ({ name }) => name,
)
const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length)

/** The prefecture and municipality at the beginning of a folded address. */
export function cityIn(text: string): Named {
  const [prefecture, inPrefecture] = prefectures.find(([name]) => text.startsWith(name)) ?? []
  const rest = text.slice(prefecture?.length ?? 0)
  const name = longestFirst.find((it) => rest.startsWith(it)) ?? ''
  const called = (names.get(name) ?? [])
    .map(({ city }) => city)
    .filter(({ pref_name }) => !prefecture || pref_name === prefecture)
  const [first] = called
  if (first) {
    const official = called.length > 1 ? FUKUOKA : first.city_name
    return {
      precision: 'city',
      name: `${first.pref_name}${official}`,
      cities: called,
      rest: rest.slice(name.length),
    }
  }
  return {
    precision: prefecture ? 'prefecture' : null,
    name: prefecture ?? '',
    cities: inPrefecture ?? cities,
    rest,
  }
}
