import {
  staffFilterAnswer,
  staffFilterBody,
  staffFilterList,
} from '@sumai/api-client/contract/staff-filter'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { sessionOf } from '../../http/staff.ts'
import { staffFiltersRepository } from './staff-filters.repository.ts'

const params = z.object({ filter_id: z.uuid() })
const SIGNED_IN = { config: { access: 'session' } } as const
const EXTENSION = { tags: ['staff'], 'x-extension': true }

/** The filters that whoever is signed in has kept. */
export function staffFiltersRoutes({ db, now }: Deps): ApiPlugin {
  const repository = staffFiltersRepository(db)

  return async (app) => {
    app.get(
      '/staff/filters',
      {
        ...SIGNED_IN,
        schema: { ...EXTENSION, summary: '保存した条件', response: { 200: staffFilterList } },
      },
      async (request) => ({ filters: await repository.list(sessionOf(request).staff.syain_no) }),
    )

    app.put(
      '/staff/filters/:filter_id',
      {
        ...SIGNED_IN,
        schema: {
          ...EXTENSION,
          summary: '条件の保存と、名前の変更',
          params,
          body: staffFilterBody,
          response: { 200: staffFilterAnswer },
        },
      },
      async (request) => {
        const { filter_id } = request.params
        const { syain_no } = sessionOf(request).staff
        await repository.keep(syain_no, filter_id, request.body, now())
        return { filter: { filter_id, ...request.body } }
      },
    )

    app.delete(
      '/staff/filters/:filter_id',
      {
        ...SIGNED_IN,
        schema: {
          ...EXTENSION,
          summary: '保存した条件の削除',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await repository.remove(sessionOf(request).staff.syain_no, request.params.filter_id)
        return reply.status(204).send(null)
      },
    )
  }
}
