import { cityGuideAnswer } from '@sumai/api-client/contract/city-guide'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { z } from 'zod'
import type { ApiPlugin } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'
import { cityGuide } from './city-guide.ts'

/** What a city is like to live in, by the ground alone: no listing is read. */
export function cityGuidesRoutes(): ApiPlugin {
  return async (app) => {
    app.get(
      '/city-guides/:city_id',
      {
        schema: {
          tags: ['site'],
          summary: '街の案内（輪郭・駅・所要時間・施設）',
          'x-extension': true,
          params: z.object({ city_id: z.string() }),
          response: { 200: cityGuideAnswer },
        },
        ...MASTER,
      },
      async ({ params: { city_id } }) => {
        const city = cities.find(({ city_code, slug }) => [city_code, slug].includes(city_id))
        if (!city) throw notFound('city.not_found')
        return { city_guide: cityGuide(city) }
      },
    )
  }
}
