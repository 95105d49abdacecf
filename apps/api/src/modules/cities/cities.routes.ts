import { type City, city, cityAnswer, cityList } from '@sumai/api-client/contract/city'
import { citiesQuery } from '@sumai/api-client/contract/site-query'
import { toushiBukkenType } from '@sumai/api-client/contract/words'
import { straightMetres } from '@sumai/domain/listing/distance'
import { municipalitiesBeside } from '@sumai/geo/outlines'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import { onePage } from '../../wire/pagination.ts'
import { countsBy } from '../listings/find-listings.ts'
import { citiesRepository } from './cities.repository.ts'
import { type Market, marketReader } from './market.repository.ts'

/** ms that medians are cached: they change slowly, and computing them reads all listings. */
const MARKET_MS = 300_000
const INVESTMENT = { toushi_bukken_type: toushiBukkenType.options }

export function citiesRoutes({ db, chintai, baibai, today }: Deps): ApiPlugin {
  const repository = citiesRepository(db)
  const market = new LRUCache<string, Market>({
    max: 1,
    ttl: MARKET_MS,
    fetchMethod: marketReader(db),
  })

  async function toAnswers(rows: WireRow[]): Promise<City[]> {
    const [rentals, sales, investments, { rents, land, sales: prices }] = await Promise.all([
      countsBy(chintai, 'city_code'),
      countsBy(baibai, 'city_code'),
      countsBy(baibai, 'city_code', INVESTMENT),
      market.forceFetch(today()),
    ])
    return rows.map((row) => {
      const code = String(row.city_code)
      return {
        ...row,
        ...labelsFor(city, row),
        city_id: code,
        chintai_count: rentals(code),
        baibai_count: sales(code),
        toushi_count: investments(code),
        rent_stats: rents.get(code) ?? {},
        land_stats: land.get(code) ?? null,
        sale_stats: prices.get(code) ?? {},
      } as City
    })
  }

  async function list(areaNo?: number[]) {
    const cities = await toAnswers(await repository.all(areaNo))
    return { cities, pagination: onePage(cities.length) }
  }

  async function codesBeside(here: City): Promise<string[]> {
    const codes = municipalitiesBeside(here.city_code)
    return (await repository.at(codes))
      .toSorted((one, other) => straightMetres(here, one) - straightMetres(here, other))
      .map(({ cityCode }) => cityCode)
  }

  return async (app) => {
    app.get(
      '/cities',
      {
        schema: {
          tags: ['site'],
          summary: '市区町村の一覧',
          querystring: citiesQuery,
          response: { 200: cityList },
        },
        ...MASTER,
      },
      ({ query }) => list(query.area_no),
    )

    app.get(
      '/master/cities',
      {
        schema: { tags: ['master'], summary: '市区町村マスター', response: { 200: cityList } },
        ...MASTER,
      },
      () => list(),
    )

    app.get(
      '/cities/:city_id',
      {
        schema: {
          tags: ['site'],
          summary: '市区町村（コードまたはslug）',
          params: z.object({ city_id: z.string() }),
          response: { 200: cityAnswer },
        },
        ...MASTER,
      },
      async ({ params: { city_id } }) => {
        const row = await repository.byId(city_id)
        const [found] = row ? await toAnswers([row]) : []
        if (!found) throw notFound('city.not_found')
        return { city: { ...found, rinsetsu_city_code: await codesBeside(found) } }
      },
    )
  }
}
