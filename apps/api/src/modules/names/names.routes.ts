import { namesQuery } from '@sumai/api-client/contract/chintai-query'
import { baibaiNameList, chintaiNameList } from '@sumai/api-client/contract/name'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { onePage } from '../../wire/pagination.ts'
import { vacanciesOf } from '../listings/find-listings.ts'
import { namesRepository } from './names.repository.ts'

/** Suggestions for a keyword; none for an empty one. */
export function namesRoutes({ db, chintai, today }: Deps): ApiPlugin {
  const repository = namesRepository(db)

  return async (app) => {
    app.get(
      '/chintai/names',
      {
        schema: {
          tags: ['chintai'],
          summary: '建物名の候補',
          querystring: namesQuery,
          response: { 200: chintaiNameList },
        },
      },
      async ({ query: { keyword, limit } }) => {
        const names = keyword ? await repository.buildings(keyword, limit) : []
        const vacancies = await vacanciesOf(chintai)
        return {
          names: names.map((name) => ({
            ...name,
            empty_count: vacancies(name.tm_no).empty_count,
          })),
          pagination: onePage(names.length),
        }
      },
    )

    app.get(
      '/baibai/names',
      {
        schema: {
          tags: ['baibai'],
          summary: '物件名の候補',
          querystring: namesQuery,
          response: { 200: baibaiNameList },
        },
      },
      async ({ query: { keyword, limit }, staff }) => {
        const names = keyword ? await repository.properties(keyword, limit, today(), staff) : []
        return { names, pagination: onePage(names.length) }
      },
    )
  }
}
