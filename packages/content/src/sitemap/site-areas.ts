import { byArea } from '@sumai/domain/areas'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'

/** The cities of each area; for the loader of a site map. */
export async function siteAreas({ context, request }: LoaderFunctionArgs) {
  const { cities } = await context.get(apiContext).cities.list({}, { signal: request.signal })
  return byArea(cities).map(({ area, inArea }) => ({
    name: area.name,
    cities: inArea.map(({ cityCode, cityName, slug }) => ({ cityCode, cityName, slug })),
  }))
}

export type SiteAreas = Awaited<ReturnType<typeof siteAreas>>
