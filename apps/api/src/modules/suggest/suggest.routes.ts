import {
  baibaiSuggestQuery,
  chintaiSuggestQuery,
  suggestAnswer,
} from '@sumai/api-client/contract/suggest'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { suggest } from '../../understand/suggest/suggest.ts'
import { understandRepository } from '../understand/understand.repository.ts'

/** What words that are being typed may become. */
export function suggestRoutes({ db, chintai, baibai }: Deps): ApiPlugin {
  const { schools } = understandRepository(db)

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
      async ({ query: { words, ...conditions } }) => {
        const named = await schools(words)
        const asked = { scope: 'chintai', words, conditions, schools: named } as const
        return suggest(await chintai.finder(), asked)
      },
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
      async ({ query: { words, site, ...conditions } }) => {
        const asked = { scope: site, words, conditions, schools: await schools(words) }
        return suggest(await baibai.finder(), asked)
      },
    )
  }
}
