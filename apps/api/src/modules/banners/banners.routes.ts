import { type Banner, bannerAnswer, bannerList } from '@sumai/api-client/contract/banner'
import { bannerBody, bannerChange, bannersOrder } from '@sumai/api-client/contract/site-body'
import { bannersQuery } from '@sumai/api-client/contract/site-query'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { WRITTEN } from '../../http/caching.ts'
import { previewOf } from '../../http/previewed.ts'
import { invalidFields, notFound } from '../../http/problem.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion } from '../../http/version.ts'
import { onePage } from '../../wire/pagination.ts'
import { columnsFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { BANNER_PAGES, previewLinks } from '../previews/preview-links.ts'
import { bannersRepository } from './banners.repository.ts'
import { banners, type NewBanner } from './banners.table.ts'

const ADMIN = { config: { access: 'admin' as const } }
const MAX_INTEGER = 2 ** 31 - 1
const params = z.object({ banner_id: z.coerce.number().int().min(1).max(MAX_INTEGER) })

/** Banners: everybody reads, the head office writes. */
export function bannersRoutes({ db, now, internalToken, origins }: Deps): ApiPlugin {
  const repository = bannersRepository(db)
  const links = previewLinks(internalToken, now)
  const writerOf = (request: Pick<FastifyRequest, 'staff'>) => ({
    author: authorOf(staffOf(request)),
    now,
  })

  return async (app) => {
    app.get(
      '/banners',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: 'バナー',
          querystring: bannersQuery,
          response: { 200: bannerList },
        },
      },
      async (request) => {
        const { banner_type } = request.query
        const isAdmin = request.staff?.user_type === 'admin'
        const rows = isAdmin
          ? await repository.all(banner_type)
          : await repository.shown(now(), banner_type, previewOf(request, 'banners'))
        return { banners: rows as Banner[], pagination: onePage(rows.length) }
      },
    )

    app.post(
      '/banners',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーの登録',
          body: bannerBody,
          response: { 201: bannerAnswer },
        },
      },
      async (request, reply) => {
        const values = columnsFrom(banners, request.body) as NewBanner
        checkPeriod(values)
        const row = await repository.create(writerOf(request), values)
        reply.status(201).header('location', `/api/v1/banners/${row?.banner_id}`)
        return { banner: row as Banner }
      },
    )

    app.put(
      '/banners/:banner_id',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーの変更',
          'x-extension': true,
          params,
          body: bannerChange,
          response: { 200: bannerAnswer },
        },
      },
      async (request) => {
        const values = columnsFrom(banners, request.body)
        const { banner_id } = request.params
        const row = await repository.change(banner_id, writerOf(request), values, (current) => {
          checkVersion(request, current)
          checkPeriod({ ...current, ...values })
        })
        if (!row) throw notFound('banner.not_found')
        return { banner: row as Banner }
      },
    )

    app.get(
      '/banners/:banner_id/preview',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーのあるページへ。公開前でも表示する',
          'x-extension': true,
          params,
          response: { 303: z.null() },
        },
      },
      async (request, reply) => {
        const { banner_id: id } = request.params
        const row = await repository.byId(id)
        if (!row) throw notFound('banner.not_found')
        const page = origins.site + BANNER_PAGES[(row as Banner).banner_type]
        reply.header('cache-control', 'no-store')
        return reply.redirect(await links.urlOf(page, { of: 'banners', id: String(id) }), 303)
      },
    )

    app.delete(
      '/banners/:banner_id',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーの削除',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { banner_id } = request.params
        if (!(await repository.remove(banner_id, writerOf(request))))
          throw notFound('banner.not_found')
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/banners/sort',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーの並べ替え',
          body: bannersOrder,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { banner_type, banner_id } = request.body
        await repository.sort(banner_type, banner_id, writerOf(request))
        return reply.status(204).send(null)
      },
    )
  }
}

function checkPeriod({ startAt, endAt }: Pick<NewBanner, 'startAt' | 'endAt'>): void {
  if (startAt && endAt && endAt <= startAt) {
    throw invalidFields({ end_at: ['終了日時は開始日時より後にしてください。'] })
  }
}
