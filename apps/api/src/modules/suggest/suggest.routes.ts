import {
  baibaiSuggestQuery,
  chintaiSuggestQuery,
  suggestAnswer,
} from '@sumai/api-client/contract/suggest'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { suggest } from '../../understand/suggest/suggest.ts'

/** What words that are being typed may become. */
export function suggestRoutes({ chintai, baibai }: Deps): ApiPlugin {
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
        suggest(await chintai.finder(), { scope: 'chintai', words, conditions }),
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
        suggest(await baibai.finder(), { scope: site, words, conditions }),
    )
  }
}
