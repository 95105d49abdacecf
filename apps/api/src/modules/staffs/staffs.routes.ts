import { staffsQuery } from '@sumai/api-client/contract/site-query'
import { type Staff, staffAnswer, staffList } from '@sumai/api-client/contract/staff'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import type { WireRow } from '../../wire/columns.ts'
import { pagination } from '../../wire/pagination.ts'
import { staffNotFound } from './staffs.errors.ts'
import { staffsRepository } from './staffs.repository.ts'

export function staffsRoutes({ db }: Deps): ApiPlugin {
  const repository = staffsRepository(db)

  async function answerer() {
    const names = await repository.cityNames()
    return (row: WireRow) => {
      const areas = row.tokui_area as string[]
      return { ...row, tokui_area_label: areas.map((code) => names.get(code) ?? '') } as Staff
    }
  }

  return async (app) => {
    app.get(
      '/staffs',
      {
        schema: {
          tags: ['site'],
          summary: 'スタッフの一覧',
          querystring: staffsQuery,
          response: { 200: staffList },
        },
      },
      async ({ query }) => {
        const { rows, total } = await repository.page(query)
        const toAnswer = await answerer()
        return {
          staffs: rows.map(toAnswer),
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.get(
      '/staffs/:syain_no',
      {
        schema: {
          tags: ['site'],
          summary: 'スタッフ',
          params: z.object({ syain_no: z.string() }),
          response: { 200: staffAnswer },
        },
      },
      async ({ params: { syain_no } }) => {
        const row = await repository.byId(syain_no)
        if (!row) throw staffNotFound()
        const toAnswer = await answerer()
        return { staff: toAnswer(row) }
      },
    )
  }
}
