import { understandAnswer, understandQuery } from '@sumai/api-client/contract/understand'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { answerOf } from '../../understand/answer.ts'
import { schoolWords } from '../../understand/places/school-words.ts'
import { namesIn, understand } from '../../understand/understand.ts'
import { understandRepository } from './understand.repository.ts'

/** What free words ask of a home. */
export function understandRoutes({ db, missed }: Deps): ApiPlugin {
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
        const [names, schools] = await Promise.all([
          repository.named(site, namesIn(site, words)),
          repository.schools(words),
        ])
        const understood = understand(site, words, { names, schools: schoolWords(schools) })
        missed.words(words, understood)
        return { understood: answerOf(understood) }
      },
    )
  }
}
