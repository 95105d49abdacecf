import type { Api, CallOptions } from '@sumai/api-client'
import { placeByCode, placeByCodes } from '@sumai/domain/places/find-place'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { Extra } from '@sumai/platform'
import { rentStatsOf } from '../../components/rent-stats.tsx'

/** Conditions beside which the figures of a city still help. */
const BESIDE = ['bukken_type', 'madori']

/** Rents and neighbours of the one city that is searched in; `null` for a search with other conditions. */
export async function readGuide(
  api: Api,
  extra: Extra,
  conditions: ChintaiConditions,
  options: CallOptions,
) {
  const keys = Object.keys(conditions).filter(
    (key) => !PRESENTATION_KEYS.includes(key) && !BESIDE.includes(key),
  )
  const [code = ''] = conditions.city_code ?? []
  const place = placeByCodes('city_code', conditions.city_code ?? [])
  if (keys.join() !== 'city_code' || place?.type !== 'city' || place.codes.length > 1) return null
  const answer = await extra(api.cities.get(code, options))
  if (!answer) return null
  const { cityName, slug, rentStats, rinsetsuCityCode } = answer.city
  return {
    cityName,
    slug,
    stats: rentStatsOf(rentStats),
    nearby: rinsetsuCityCode.flatMap((other) => {
      const city = placeByCode('city_code', other)
      return city ? [{ name: city.name, slug: city.slug }] : []
    }),
  }
}

export type Guide = NonNullable<Awaited<ReturnType<typeof readGuide>>>
