import { understandAnswer, understandQuery } from '@sumai/api-client/contract/understand'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { answerOf } from '../../understand/answer.ts'
import { namesIn, understand } from '../../understand/understand.ts'
import { understandRepository } from './understand.repository.ts'

/** What free words ask of a home. */
export function understandRoutes({ db }: Deps): ApiPlugin {
  const repository = understandRepository(db)

  return async (app) => {
    app.get(
      '/understand',
      {
        schema: {
          tags: ['master'],
          summary: 'フリーワードを検索条件に',
          'x-extension': true,
          querystring: understandQuery,
          response: { 200: understandAnswer },
        },
      },
      async ({ query: { site, words } }) => {
        const names = await repository.named(site, namesIn(site, words))
        return { understood: answerOf(understand(site, words, names)) }
      },
    )
  }
}
