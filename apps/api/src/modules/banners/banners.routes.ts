import { type Banner, bannerList } from '@sumai/api-client/contract/banner'
import { bannersQuery } from '@sumai/api-client/contract/site-query'
import type { Deps } from '../../deps.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { onePage } from '../../wire/pagination.ts'
import { bannersRepository } from './banners.repository.ts'

export function bannersRoutes({ db, now }: Deps): ApiPlugin {
  const repository = bannersRepository(db)

  return async (app) => {
    app.get(
      '/banners',
      {
        schema: {
          tags: ['site'],
          summary: 'バナー',
          querystring: bannersQuery,
          response: { 200: bannerList },
        },
      },
      async ({ query, staff }) => {
        const isAdmin = staff?.user_type === 'admin'
        const rows = isAdmin
          ? await repository.all(query.banner_type)
          : await repository.shown(now(), query.banner_type)
        return { banners: rows as Banner[], pagination: onePage(rows.length) }
      },
    )
  }
}
