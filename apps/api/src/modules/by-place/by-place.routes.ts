import { baibaiByPlaceQuery } from '@sumai/api-client/contract/baibai-query'
import { byPlaceAnswer } from '@sumai/api-client/contract/by-place'
import { chintaiByPlaceQuery } from '@sumai/api-client/contract/chintai-query'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { findByPlace } from './find-by-place.ts'

/** What each municipality, station or school has, and what it costs there: for those who choose one. */
export function byPlaceRoutes({ chintai, baibai }: Deps): ApiPlugin {
  return async (app) => {
    app.get(
      '/chintai/rooms/by-place',
      {
        schema: {
          tags: ['chintai'],
          summary: '場所ごとの賃貸部屋の数と賃料の中央値',
          querystring: chintaiByPlaceQuery,
          response: { 200: byPlaceAnswer },
        },
      },
      ({ query: { by, price_of, ...query } }) =>
        findByPlace(chintai, query, by, price_of && { madori: price_of }),
    )

    app.get(
      '/baibai/rooms/by-place',
      {
        schema: {
          tags: ['baibai'],
          summary: '場所ごとの売買物件の数と価格の中央値',
          querystring: baibaiByPlaceQuery,
          response: { 200: byPlaceAnswer },
        },
      },
      ({ query: { by, price_of, ...query } }) =>
        findByPlace(baibai, query, by, price_of && { bukken_type: price_of }),
    )
  }
}
