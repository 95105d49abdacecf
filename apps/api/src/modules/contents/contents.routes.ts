import {
  type Content,
  type ContentLight,
  contentAnswer,
  contentList,
} from '@sumai/api-client/contract/content'
import { contentBody, contentChange } from '@sumai/api-client/contract/site-body'
import { contentsQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { Staff } from '../../staff/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { contentChanges } from './content-changes.ts'
import { contentsRepository } from './contents.repository.ts'

const STAFF = { config: { access: 'staff' as const } }
const MAX_INTEGER = 2 ** 31 - 1
const params = z.object({ content_id: z.coerce.number().int().min(1).max(MAX_INTEGER) })

/** News, questions and answers, voices, seminars, town information. */
export function contentsRoutes({ db, now }: Deps): ApiPlugin {
  const repository = contentsRepository(db)
  const changes = contentChanges(db, now)

  async function byId(id: number, staff: Staff | undefined): Promise<Content> {
    const article = await repository.byId(id, now(), staff)
    if (!article) throw notFound('content.not_found')
    return article as Content
  }

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
          contents: rows as ContentLight[],
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
          params,
          response: { 200: contentAnswer },
        },
      },
      async ({ params: { content_id }, staff }, reply) => {
        const content = await byId(content_id, staff)
        if (staff) tagVersion(reply, content)
        return { content }
      },
    )

    app.post(
      '/contents',
      {
        ...STAFF,
        schema: {
          tags: ['site'],
          summary: '記事の登録',
          body: contentBody,
          response: { 201: contentAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const id = await changes.create(staff, request.body)
        const content = await byId(id, staff)
        tagVersion(reply, content).status(201).header('location', `/api/v1/contents/${id}`)
        return { content }
      },
    )

    app.put(
      '/contents/:content_id',
      {
        ...STAFF,
        schema: {
          tags: ['site'],
          summary: '記事の変更',
          params,
          body: contentChange,
          response: { 200: contentAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { content_id } = request.params
        await changes.change(staff, content_id, request.body, (row) => checkVersion(request, row))
        const content = await byId(content_id, staff)
        tagVersion(reply, content)
        return { content }
      },
    )

    app.delete(
      '/contents/:content_id',
      {
        ...STAFF,
        schema: { tags: ['site'], summary: '記事の削除', params, response: { 204: z.null() } },
      },
      async (request, reply) => {
        await changes.remove(staffOf(request), request.params.content_id)
        return reply.status(204).send(null)
      },
    )
  }
}
