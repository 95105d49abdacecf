import {
  type StaffArticle,
  staffArticleList,
  staffArticlesParams,
  staffArticlesQuery,
} from '@sumai/api-client/contract/staff-article'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { staffArticlesRepository } from './staff-articles.repository.ts'

/** Articles of a kind in any state, for those who write them. */
export function staffArticlesRoutes({ db, now }: Deps): ApiPlugin {
  const repository = staffArticlesRepository(db)

  return async (app) => {
    app.get(
      '/articles/:content_type',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '職員の記事一覧',
          'x-extension': true,
          params: staffArticlesParams,
          querystring: staffArticlesQuery,
          response: { 200: staffArticleList },
        },
      },
      async (request) => {
        const { query } = request
        const { content_type } = request.params
        const [{ rows, total, counts }, categories] = await Promise.all([
          repository.page(content_type, staffOf(request), query, now()),
          repository.categories(content_type),
        ])
        return {
          articles: rows as StaffArticle[],
          pagination: pagination(query.page, query.limit, total),
          counts,
          categories,
        }
      },
    )
  }
}
