import { type Banner, bannerAnswer } from '@sumai/api-client/contract/banner'
import { bannerBody, bannersOrder } from '@sumai/api-client/contract/site-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { columnsFrom } from '../../wire/writing.ts'
import { bannersRepository } from './banners.repository.ts'
import { banners, type NewBanner } from './banners.table.ts'

const ADMIN = { config: { access: 'admin' as const } }
const MAX_INTEGER = 2 ** 31 - 1

const bannerNotFound = () => new Problem({ status: 404, code: 'banner.not_found' })

/** What the head office does with banners. */
export function bannersStaffRoutes({ db }: Deps): ApiPlugin {
  const repository = bannersRepository(db)

  return async (app) => {
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
        if (!(await repository.remove(params.banner_id))) throw bannerNotFound()
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
