import { sitemapAnswer, sitemapQuery } from '@sumai/api-client/contract/sitemap'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { sitemapRepository } from './sitemap.repository.ts'

/** Every public page, a part at a time, for the sitemaps of the shell. */
export function sitemapRoutes({ db, now, today }: Deps): ApiPlugin {
  const repository = sitemapRepository(db)

  return async (app) => {
    app.get(
      '/sitemap-entries',
      {
        schema: {
          tags: ['site'],
          summary: 'サイトマップの項目',
          'x-extension': true,
          querystring: sitemapQuery,
          response: { 200: sitemapAnswer },
        },
      },
      async ({ query }) => {
        const entries = await repository.entries(query, { now: now(), today: today() })
        const isLast = entries.length < query.limit
        return {
          sitemap_entries: entries,
          next_cursor: isLast ? null : (entries.at(-1)?.id ?? null),
        }
      },
    )
  }
}
