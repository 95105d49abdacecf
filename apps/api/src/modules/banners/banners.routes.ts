import { type Banner, bannerAnswer, bannerList } from '@sumai/api-client/contract/banner'
import { bannerBody, bannersOrder } from '@sumai/api-client/contract/site-body'
import { bannersQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { onePage } from '../../wire/pagination.ts'
import { columnsFrom } from '../../wire/writing.ts'
import { bannersRepository } from './banners.repository.ts'
import { banners, type NewBanner } from './banners.table.ts'

const ADMIN = { config: { access: 'admin' as const } }
const MAX_INTEGER = 2 ** 31 - 1

/** Banners: everybody reads, the head office writes. */
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
      async ({ body }, reply) => {
        const row = await repository.create(columnsFrom(banners, body) as NewBanner)
        reply.status(201).header('location', `/api/v1/banners/${row?.banner_id}`)
        return { banner: row as Banner }
      },
    )

    app.delete(
      '/banners/:banner_id',
      {
        ...ADMIN,
        schema: {
          tags: ['site'],
          summary: 'バナーの削除',
          params: z.object({ banner_id: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
          response: { 204: z.null() },
        },
      },
      async ({ params }, reply) => {
        if (!(await repository.remove(params.banner_id))) throw notFound('banner.not_found')
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
      async ({ body }, reply) => {
        await repository.sort(body.banner_type, body.banner_id)
        return reply.status(204).send(null)
      },
    )
  }
}
