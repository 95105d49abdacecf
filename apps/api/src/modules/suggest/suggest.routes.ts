import {
  baibaiSuggestQuery,
  chintaiSuggestQuery,
  suggestAnswer,
} from '@sumai/api-client/contract/suggest'
import { placeByCode } from '@sumai/domain/places/find-place'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { suggest } from '../../understand/suggest/suggest.ts'
import { namesRepository } from '../names/names.repository.ts'

const MOST_NAMES = 20

const cityName = (code: string) => placeByCode('city_code', code)?.name ?? null

/** Those of one name together, with their municipality where it is the same. */
const sameNames = (found: readonly { name: string; id: string; city_code: string }[]) =>
  [...Map.groupBy(found, ({ name }) => name)].map(([name, same]) => {
    const cities = new Set(same.map(({ city_code }) => city_code))
    const [code = ''] = cities
    return {
      name,
      note: cities.size === 1 ? cityName(code) : null,
      ids: same.map(({ id }) => id),
    }
  })

/** What words that are being typed may become. */
export function suggestRoutes({ db, chintai, baibai, today }: Deps): ApiPlugin {
  const repository = namesRepository(db)

  const buildings = {
    key: 'tm_no',
    find: async (words: string) => {
      const found = await repository.buildings(words, MOST_NAMES)
      return sameNames(
        found.map(({ tm_no, tm_name, city_code }) => ({ name: tm_name, id: tm_no, city_code })),
      )
    },
  }
  const properties = {
    key: 'bukken_no',
    find: async (words: string) => {
      const found = await repository.properties(words, MOST_NAMES, today())
      return sameNames(found.map(({ bukken_no, ...rest }) => ({ ...rest, id: bukken_no })))
    },
  }

  return async (app) => {
    app.get(
      '/chintai/rooms/suggest',
      {
        schema: {
          tags: ['chintai'],
          summary: '入力中のフリーワードの候補',
          'x-extension': true,
          querystring: chintaiSuggestQuery,
          response: { 200: suggestAnswer },
        },
      },
      async ({ query: { words, ...conditions } }) =>
        suggest(await chintai.finder(), { scope: 'chintai', words, conditions }, buildings),
    )

    app.get(
      '/baibai/rooms/suggest',
      {
        schema: {
          tags: ['baibai'],
          summary: '入力中のフリーワードの候補',
          'x-extension': true,
          querystring: baibaiSuggestQuery,
          response: { 200: suggestAnswer },
        },
      },
      async ({ query: { words, site, ...conditions } }) =>
        suggest(await baibai.finder(), { scope: site, words, conditions }, properties),
    )
  }
}
