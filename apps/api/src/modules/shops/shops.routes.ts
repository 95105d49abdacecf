import { shopAnswer, shopList } from '@sumai/api-client/contract/shop'
import { shopsQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { worksAt } from '../../staff/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { shopAnswers } from './shops.answer.ts'
import { shopNotFound } from './shops.errors.ts'
import { shopsRepository } from './shops.repository.ts'

export function shopsRoutes(deps: Deps): ApiPlugin {
  const repository = shopsRepository(deps.db)
  const toAnswers = shopAnswers(deps)

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
        return {
          shops: await toAnswers(rows),
          pagination: pagination(query.page, query.limit, total),
        }
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
      async ({ params: { tenpo_no }, staff }, reply) => {
        const row = await repository.byId(tenpo_no)
        const [answer] = row ? await toAnswers([row]) : []
        if (!answer) throw shopNotFound()
        if (worksAt(staff, tenpo_no)) tagVersion(reply, answer)
        return { shop: answer }
      },
    )
  }
}
