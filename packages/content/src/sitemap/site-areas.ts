import { AREAS } from '@sumai/domain/areas'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'

/** For the loader of a site map: the cities of each area. */
export async function siteAreas({ context, request }: LoaderFunctionArgs) {
  const { cities } = await context.get(apiContext).cities.list({}, { signal: request.signal })
  return AREAS.map(({ areaNo, name }) => ({
    name,
    cities: cities
      .filter((city) => city.areaNo === areaNo)
      .map(({ cityCode, cityName, slug }) => ({ cityCode, cityName, slug })),
  }))
}

export type SiteAreas = Awaited<ReturnType<typeof siteAreas>>
