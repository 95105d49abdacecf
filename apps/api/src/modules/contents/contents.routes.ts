import {
  type Content,
  type ContentLight,
  contentAnswer,
  contentList,
} from '@sumai/api-client/contract/content'
import { contentsQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { pagination } from '../../wire/pagination.ts'
import { toContents } from './contents.answer.ts'
import { contentNotFound } from './contents.errors.ts'
import { contentsRepository } from './contents.repository.ts'

const MAX_INTEGER = 2 ** 31 - 1
export const contentId = z.coerce.number().int().min(1).max(MAX_INTEGER)

/** News, questions and answers, voices, seminars, town information. */
export function contentsRoutes({ db, now }: Deps): ApiPlugin {
  const repository = contentsRepository(db)

  return async (app) => {
    app.get(
      '/contents',
      {
        schema: {
          tags: ['site'],
          summary: '記事の一覧',
          querystring: contentsQuery,
          response: { 200: contentList },
        },
      },
      async ({ query, staff }) => {
        const { rows, total } = await repository.page(query, now(), staff)
        return {
          contents: (await toContents(repository, rows)) as ContentLight[],
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.get(
      '/contents/:content_id',
      {
        schema: {
          tags: ['site'],
          summary: '記事',
          params: z.object({ content_id: contentId }),
          response: { 200: contentAnswer },
        },
      },
      async ({ params: { content_id }, staff }, reply) => {
        const row = await repository.byId(content_id, now(), staff)
        if (!row) throw contentNotFound()
        if (staff) tagVersion(reply, row)
        const [content] = await toContents(repository, [row])
        return { content: content as Content }
      },
    )
  }
}
