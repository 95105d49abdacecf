import { type Shop, shop, shopAnswer, shopList } from '@sumai/api-client/contract/shop'
import { shopsQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import { pagination } from '../../wire/pagination.ts'
import { countsBy } from '../listings/counts.ts'
import { shopNotFound } from './shops.errors.ts'
import { shopsRepository } from './shops.repository.ts'

export function shopsRoutes({ db, chintai, baibai }: Deps): ApiPlugin {
  const repository = shopsRepository(db)

  async function answerer() {
    const [rentals, sales, staff] = await Promise.all([
      countsBy(chintai, 'tenpo_no'),
      countsBy(baibai, 'tenpo_no'),
      repository.staffCounts(),
    ])
    return (row: WireRow) => {
      const tenpoNo = String(row.tenpo_no)
      return {
        ...row,
        ...labelsFor(shop, row),
        chintai_count: rentals(tenpoNo),
        baibai_count: sales(tenpoNo),
        staffs_count: staff.get(tenpoNo) ?? 0,
      } as Shop
    }
  }

  return async (app) => {
    app.get(
      '/shops',
      {
        schema: {
          tags: ['site'],
          summary: '店舗の一覧',
          querystring: shopsQuery,
          response: { 200: shopList },
        },
      },
      async ({ query }) => {
        const { rows, total } = await repository.page(query)
        const toAnswer = await answerer()
        return { shops: rows.map(toAnswer), pagination: pagination(query.page, query.limit, total) }
      },
    )

    app.get(
      '/shops/:tenpo_no',
      {
        schema: {
          tags: ['site'],
          summary: '店舗',
          params: z.object({ tenpo_no: z.string() }),
          response: { 200: shopAnswer },
        },
      },
      async ({ params: { tenpo_no } }) => {
        const row = await repository.byId(tenpo_no)
        if (!row) throw shopNotFound()
        const toAnswer = await answerer()
        return { shop: toAnswer(row) }
      },
    )
  }
}
