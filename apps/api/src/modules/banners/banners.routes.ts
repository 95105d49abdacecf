import { type Banner, bannerList } from '@sumai/api-client/contract/banner'
import { bannersQuery } from '@sumai/api-client/contract/site-query'
import type { Deps } from '../../deps.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { onePage } from '../../wire/pagination.ts'
import { timestampOrNull } from '../../wire/timestamp.ts'
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
      async ({ query }) => {
        const rows = await repository.shown(now(), query.banner_type)
        const banners = rows.map((row) => ({
          ...row,
          start_at: timestampOrNull(row.start_at as Date | null),
          end_at: timestampOrNull(row.end_at as Date | null),
        })) as Banner[]
        return { banners, pagination: onePage(banners.length) }
      },
    )
  }
}
