import { apiContext, httpError, type LoaderFunctionArgs, useExtraFetcher } from '@sumai/platform'
import { useEffect } from 'react'

/** Of the query: the municipalities whose borders the map of a search shows. */
const CITIES = 'cities'
/** More are a region, which the map shows as a whole. */
const MOST = 3

/** Rings of longitude and latitude. */
type Rings = readonly (readonly (readonly number[])[])[]

/** The loader of a moved map, which answers where borders are asked for, too. */
export const withCityBorders =
  <Found>(mapOf: (args: LoaderFunctionArgs) => Promise<Found>) =>
  async (args: LoaderFunctionArgs): Promise<Found | Rings> => {
    const { url, signal } = args.request
    const cities = new URL(url).searchParams.get(CITIES)
    if (!cities) return mapOf(args)
    if (typeof window === 'undefined') throw httpError(404)
    const api = args.context.get(apiContext)
    const guides = await Promise.all(
      cities.split(',').map((code) => api.cities.guide(code, { signal })),
    )
    return guides.flatMap(({ cityGuide }) => cityGuide.outline)
  }

/** The borders of the municipalities of a search, by code; `null` until they are there. */
export function useCityBorders(
  codes: readonly string[],
  mapAt: (search: string) => string,
): Rings | null {
  const { data, load } = useExtraFetcher<Rings>()
  const asked = codes.length <= MOST ? codes.join() : ''
  useEffect(() => {
    if (asked) load(`${mapAt('')}&${CITIES}=${asked}`)
  }, [asked, load, mapAt])
  return asked && data ? data : null
}
