import type { Api } from '@sumai/api-client'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import { isHomeKind, paths } from '../../paths.ts'

type City = Awaited<ReturnType<Api['cities']['get']>>['city']

/** Minimum number of listings for a median to be shown. */
const ENOUGH = 5

/** Conditions beside which the figures of a city still help. */
const BESIDE = ['bukken_type', 'madori']

/** The city of a search in a city alone, be it for a kind or a layout. */
export function oneCity({ city_code, ...others }: BaibaiConditions): string | undefined {
  const narrows = Object.entries(others).some(
    ([key, value]) =>
      value !== undefined && !PRESENTATION_KEYS.includes(key) && !BESIDE.includes(key),
  )
  return city_code?.length === 1 && !narrows ? city_code[0] : undefined
}

/** What each kind of home is usually offered for in a city, where enough are on offer. */
export function toPriceGuide({ cityName, slug, saleStats }: City) {
  const kinds = SALE_KINDS.flatMap(({ code, label }) => {
    const stat = saleStats[code]
    if (!stat || stat.n < ENOUGH || !isHomeKind(code)) return []
    return [{ kind: label, to: paths.kindInCity(slug, code), median: stat.median, n: stat.n }]
  })
  return { cityName, slug, kinds }
}

export type PriceGuideData = ReturnType<typeof toPriceGuide>
