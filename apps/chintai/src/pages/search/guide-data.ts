import type { Api, CallOptions } from '@sumai/api-client'
import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeByCodes, placeBySlug } from '@sumai/domain/places/find-place'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { Extra } from '@sumai/platform'
import { rentStatsOf } from '../../components/rent-stats.tsx'

/** Rents and neighbours of the one city that is searched in; `null` for every other search. */
export async function readGuide(
  api: Api,
  extra: Extra,
  conditions: ChintaiConditions,
  options: CallOptions,
) {
  const keys = Object.keys(conditions).filter((key) => !PRESENTATION_KEYS.includes(key))
  const [code = ''] = conditions.city_code ?? []
  const place = placeByCodes('city_code', conditions.city_code ?? [])
  if (keys.join() !== 'city_code' || place?.type !== 'city' || place.codes.length > 1) return null
  const answer = await extra(api.cities.get(code, options))
  if (!answer) return null
  const { cityName, slug, areaNo, rentStats } = answer.city
  const area = AREAS.find((it) => it.areaNo === areaNo)
  const inArea = placeBySlug(area?.slug ?? '')?.codes ?? []
  return {
    cityName,
    slug,
    stats: rentStatsOf(rentStats),
    nearby: inArea.flatMap((other) => {
      const city = other === code ? undefined : placeByCode('city_code', other)
      return city ? [{ name: city.name, slug: city.slug }] : []
    }),
  }
}

export type Guide = NonNullable<Awaited<ReturnType<typeof readGuide>>>
