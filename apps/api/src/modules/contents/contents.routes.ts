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
import { WRITTEN } from '../../http/caching.ts'
import { previewOf } from '../../http/previewed.ts'
import { notFound } from '../../http/problem.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { pagination } from '../../wire/pagination.ts'
import { articlePage, previewLinks } from '../previews/preview-links.ts'
import { contentChanges } from './content-changes.ts'
import { contentsRepository, type Viewer } from './contents.repository.ts'

const STAFF = { config: { access: 'staff' as const } }
const MAX_INTEGER = 2 ** 31 - 1
const params = z.object({ content_id: z.coerce.number().int().min(1).max(MAX_INTEGER) })

/** News, questions and answers, voices, seminars, town information. */
export function contentsRoutes({ db, now, internalToken, origins }: Deps): ApiPlugin {
  const repository = contentsRepository(db)
  const links = previewLinks(internalToken, now)
  const changes = contentChanges(db, now)

  async function byId(id: number, viewer: Omit<Viewer, 'now'>): Promise<Content> {
    const article = await repository.byId(id, { ...viewer, now: now() })
    if (!article) throw notFound('content.not_found')
    return article as Content
  }

  return async (app) => {
    app.get(
      '/contents',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: '記事の一覧',
          querystring: contentsQuery,
          response: { 200: contentList },
        },
      },
      async (request) => {
        const { query, staff } = request
        const viewer = { now: now(), staff, preview: previewOf(request, 'contents') }
        const { rows, total } = await repository.page(query, viewer)
        return {
          contents: rows as ContentLight[],
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.get(
      '/contents/:content_id',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: '記事',
          params,
          response: { 200: contentAnswer },
        },
      },
      async (request, reply) => {
        const { staff } = request
        const viewer = { staff, preview: previewOf(request, 'contents') }
        const content = await byId(request.params.content_id, viewer)
        if (staff) tagVersion(reply, content)
        return { content }
      },
    )

    app.get(
      '/contents/:content_id/preview',
      {
        ...STAFF,
        schema: {
          tags: ['site'],
          summary: '記事のページへ。公開前でも表示する',
          'x-extension': true,
          params,
          response: { 303: z.null() },
        },
      },
      async (request, reply) => {
        const { content_id, content_type } = await byId(request.params.content_id, {
          staff: staffOf(request),
        })
        const page = origins.site + articlePage(content_type, content_id)
        const isShown = await repository.byId(content_id, { now: now() })
        const preview = { of: 'contents', id: String(content_id) } as const
        reply.header('cache-control', 'no-store')
        return reply.redirect(isShown ? page : await links.urlOf(page, preview), 303)
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
        const content = await byId(id, { staff })
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
        const content = await byId(content_id, { staff })
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
