import { homeViewsAnswer, homeViewsBody } from '@sumai/api-client/contract/home-views'
import { siteType } from '@sumai/api-client/contract/words'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { worksAt } from '../../staff/staff.ts'
import { lastDays } from '../../wire/days.ts'
import { homeViewsRepository } from './home-views.repository.ts'
import { viewsByDay } from './views-by-day.ts'

const DAYS = 14
const params = z.object({ site: siteType, bukken_no: z.string() })

/** How often the pages of homes were opened. */
export function homeViewsRoutes({ db, today, callerOf }: Deps): ApiPlugin {
  const repository = homeViewsRepository(db)

  return async (app) => {
    app.post(
      '/home-views',
      {
        schema: {
          ...{ tags: ['site'], 'x-extension': true },
          summary: '物件ページの表示回数の報告（シェルだけ）',
          body: homeViewsBody,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        if (!callerOf(request).isShell) throw new Problem({ status: 403, code: 'shell.only' })
        await repository.add(today(), request.body.home_views)
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/listings/:site/:bukken_no/views',
      {
        config: { access: 'staff' },
        schema: {
          ...{ tags: ['site'], 'x-extension': true },
          summary: '物件の表示回数とお問い合わせ',
          params,
          response: { 200: homeViewsAnswer },
        },
      },
      async (request) => {
        const home = { site_type: request.params.site, bukken_no: request.params.bukken_no }
        const tenpoNo = await repository.shopOf(home)
        if (tenpoNo === undefined) throw notFound('room.not_found')
        if (!worksAt(staffOf(request), tenpoNo)) throw forbidden()
        const [views] = await viewsByDay(db, [home], lastDays(today(), DAYS))
        return { home_views: { days: views?.days ?? [] } }
      },
    )
  }
}
