import type { Api, CallOptions } from '@sumai/api-client'
import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeByCodes, placeBySlug } from '@sumai/domain/places/find-place'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { Extra } from '@sumai/platform'
import { rentStatsOf } from '../../components/median-rents.ts'
import { townGroups } from '../info/town-groups.ts'

/** Conditions beside which the figures of a city still help. */
const BESIDE = ['bukken_type', 'madori']

/** All guides of an area, as a rule. */
const MOST = 100

/** Guide, rents and neighbours of the one city that is searched in; `null` for a search with other conditions. */
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
  const [answer, town] = await Promise.all([
    extra(api.cities.get(code, options)),
    extra(readTown(api, code, options)),
  ])
  if (!answer) return null
  const { cityName, slug, rentStats, rinsetsuCityCode } = answer.city
  return {
    cityCode: code,
    cityName,
    slug,
    town: town && { cityCode: code, ...town },
    stats: rentStatsOf(rentStats),
    nearby: rinsetsuCityCode.flatMap((other) => {
      const city = placeByCode('city_code', other)
      return city ? [{ name: city.name, slug: city.slug }] : []
    }),
  }
}

/** The guide to a municipality, and what it says first. */
async function readTown(api: Api, code: string, options: CallOptions) {
  const area = AREAS.find(({ slug }) => placeBySlug(slug)?.codes.includes(code))
  const query = { contentType: 'info', tagId: area?.areaNo, limit: MOST } as const
  const { contents } = await api.contents.list(query, options)
  const [group] = townGroups(
    contents.filter(({ cityCode }) => cityCode === code),
    [],
  )
  const [town] = group?.towns ?? []
  return town ? { contentId: town.contentId, summary: town.summary } : null
}

export type Guide = NonNullable<Awaited<ReturnType<typeof readGuide>>>
