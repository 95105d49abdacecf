import type { Api } from '@sumai/api-client'
import { suggestPlaces } from '@sumai/domain/places/suggest-places'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'

const MOST_PLACES = 4
const MOST_NAMES = 6

type Names = (
  api: Api,
  query: { keyword: string; limit: number },
  options: { signal: AbortSignal },
) => Promise<string[]>

/**
 * The loader behind a `WordsInput`: suggests cities, stations and names of listings for the typed
 * words; with `commute` stations and universities. Only places when the API does not answer.
 */
export const suggestions =
  (names: Names) =>
  async ({ context, request: { url, signal } }: LoaderFunctionArgs): Promise<string[]> => {
    if (typeof window === 'undefined') throw httpError(404)
    const { searchParams } = new URL(url)
    const keyword = searchParams.get('keyword') ?? ''
    if (searchParams.has('commute'))
      return suggestPlaces(keyword, MOST_NAMES, ['station', 'school'])
    const query = { keyword, limit: MOST_NAMES }
    const named = await names(context.get(apiContext), query, { signal }).catch(() => [])
    return [...new Set([...suggestPlaces(keyword, MOST_PLACES), ...named])]
  }
