import type { Api } from '@sumai/api-client'
import type { Place } from '@sumai/domain/places/places'
import { suggestPlaces } from '@sumai/domain/places/suggest-places'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import type { Suggested, Suggestion } from './suggestion.ts'

type Options = { signal: AbortSignal }

const MOST_PLACES = 6

const KINDS = {
  city: 'town',
  area: 'town',
  station: 'station',
  line: 'station',
  school: 'school',
} as const

export const named = (kind: Suggestion['kind'], name: string): Suggestion => ({
  kind,
  label: name,
  words: name,
})

/** Places by their names alone, without the number of listings there. */
export const placesNamed = (words: string, ...types: Place['type'][]): Suggestion[] =>
  suggestPlaces(words, MOST_PLACES, types).map(({ name, type }) => named(KINDS[type], name))

/** The conditions that the fields of a form say beside its words; none while they make no sense. */
export function conditionsBeside<Scope extends SearchScope>(
  scope: Scope,
  href: string,
): Partial<Conditions<Scope>> {
  const { pathname, search } = new URL(href, 'http://localhost')
  const parsed = parseSearchUrl(scope, { pathname, search })
  return parsed.kind === 'ok' ? { ...parsed.conditions, keyword: undefined } : {}
}

type Suggest = (
  api: Api,
  words: string,
  fields: URLSearchParams,
  options: Options,
) => Promise<Suggested>

/**
 * The loader behind a `WordsInput`: asked with `?keyword=` and the other fields of the form. `of`
 * names another source than the search itself. Only places when the API does not answer.
 */
export const suggestions =
  (sources: { search: Suggest } & Record<string, Suggest>) =>
  async ({ context, request: { url, signal } }: LoaderFunctionArgs): Promise<Suggested> => {
    if (typeof window === 'undefined') throw httpError(404)
    const fields = new URL(url).searchParams
    const words = fields.get('keyword') ?? ''
    const suggest = sources[fields.get('of') ?? 'search'] ?? sources.search
    fields.delete('keyword')
    fields.delete('of')
    return suggest(context.get(apiContext), words, fields, { signal }).catch(() => ({
      understood: [],
      suggestions: placesNamed(words, 'city', 'station'),
    }))
  }

/** The wards of Fukuoka are chosen one by one. */
const SEVERAL = '福岡市'

/** Where one wants to live: municipalities, stations and universities. */
export const wishedPlaces: Suggest = async (api, words, _fields, options) => {
  const places =
    words.trim() === ''
      ? [...(await whereMostIs(api, options)), ...UNIVERSITIES]
      : placesNamed(words, 'city', 'station', 'school')
  return { understood: [], suggestions: places.filter(({ label }) => label !== SEVERAL) }
}

/** Municipalities and stations with most rooms. */
async function whereMostIs(api: Api, options: Options): Promise<Suggestion[]> {
  const { suggestions } = await api.chintai.suggest({ words: '' }, options)
  return (['town', 'station'] as const).flatMap((kind) =>
    suggestions.filter((suggestion) => suggestion.kind === kind),
  )
}

/** Where one goes to: stations and universities. */
export const commutePlaces: Suggest = async (_api, words) => ({
  understood: [],
  suggestions:
    words.trim() === '' ? [...CENTRES, ...UNIVERSITIES] : placesNamed(words, 'station', 'school'),
})

/** For a field that is still empty: where most people go to. */
const CENTRES = ['博多駅', '天神駅', '西鉄久留米駅', '佐賀駅'].map((name) => named('station', name))
const UNIVERSITIES = ['福岡大学', '久留米大学 御井キャンパス', '佐賀大学 本庄キャンパス'].map(
  (name) => named('school', name),
)
