import {
  geocodeAnswer,
  geocodeQuery,
  type LandPrice,
  landPricesAnswer,
  landPricesMapAnswer,
  landPricesMapQuery,
  landPricesQuery,
  type NearPlace,
  placesAnswer,
  placesQuery,
  waysAnswer,
  waysQuery,
} from '@sumai/api-client/contract/ground'
import { streetMetres, tohoFun } from '@sumai/domain/listing/distance'
import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { geocode } from '@sumai/geo/geocode'
import {
  landPricesWithin,
  nearestLandPrices,
  type LandPrice as Surveyed,
} from '@sumai/geo/land-prices'
import type { Near } from '@sumai/geo/nearest'
import { nearestPlaces, type Place } from '@sumai/geo/places'
import type { ApiPlugin } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'
import { nearestWays } from '../../intake/place/access.ts'

/** m, straight */
const FARTHEST = 5_000
const FARTHEST_LAND_PRICE = 10_000
const KINDS = Object.keys(PLACE_KINDS) as PlaceKind[]

/** Where an address is, and what is near a point. The tables are read with the first call. */
export function groundRoutes(): ApiPlugin {
  return async (app) => {
    app.get(
      '/geocode',
      {
        schema: {
          tags: ['master'],
          summary: '住所から位置',
          'x-extension': true,
          querystring: geocodeQuery,
          response: { 200: geocodeAnswer },
        },
        ...MASTER,
      },
      async ({ query }) => {
        const found = geocode(query.address)
        if (!found) throw notFound('geocode.not_found')
        const { prefCode: pref_code, cityCode: city_code, ...rest } = found
        return { geocode: { ...rest, pref_code, city_code } }
      },
    )

    app.get(
      '/ways',
      {
        schema: {
          tags: ['master'],
          summary: '近くの駅と徒歩分',
          'x-extension': true,
          querystring: waysQuery,
          response: { 200: waysAnswer },
        },
        ...MASTER,
      },
      async ({ query }) => ({ ways: nearestWays(query) }),
    )

    app.get(
      '/places',
      {
        schema: {
          tags: ['master'],
          summary: '近くの施設',
          'x-extension': true,
          querystring: placesQuery,
          response: { 200: placesAnswer },
        },
        ...MASTER,
      },
      async ({ query: { lat, lng, kinds = KINDS, limit } }) => ({
        places: kinds.flatMap((kind) =>
          nearestPlaces(kind, { lat, lng }, limit, FARTHEST).map(toAnswer),
        ),
      }),
    )

    app.get(
      '/land-prices',
      {
        schema: {
          tags: ['master'],
          summary: '近くの地価公示',
          'x-extension': true,
          querystring: landPricesQuery,
          response: { 200: landPricesAnswer },
        },
        ...MASTER,
      },
      async ({ query: { lat, lng, limit } }) => ({
        land_prices: nearestLandPrices({ lat, lng }, limit, FARTHEST_LAND_PRICE).map(
          ({ item, metres }) => ({ ...toLandPrice(item), kyori_m: streetMetres(metres) }),
        ),
      }),
    )

    app.get(
      '/land-prices/map',
      {
        schema: {
          tags: ['master'],
          summary: '地図の地価公示',
          'x-extension': true,
          querystring: landPricesMapQuery,
          response: { 200: landPricesMapAnswer },
        },
        ...MASTER,
      },
      async ({ query: { bounds, limit } }) => ({
        land_prices: landPricesWithin(bounds, limit).map(toLandPrice),
      }),
    )
  }
}

function toAnswer({ item, metres }: Near<Place>): NearPlace {
  const kyori_m = streetMetres(metres)
  return { ...item, kind_label: PLACE_KINDS[item.kind], kyori_m, toho_fun: tohoFun(kyori_m) }
}

const toLandPrice = ({ lat, lng, year, yenPerM2, use, address }: Surveyed): LandPrice => ({
  ...{ lat, lng, year, yen_per_m2: yenPerM2, riyo: use, address },
})
