import { listOf } from '@sumai/api-client/contract/list'
import { colleague, colleagueAnswer } from '@sumai/api-client/contract/site-body'
import { staffsQuery } from '@sumai/api-client/contract/site-query'
import { staff, staffAnswer, staffList } from '@sumai/api-client/contract/staff'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { worksAt } from '../../staff/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { toStaff } from './staffs.answer.ts'
import { staffNotFound } from './staffs.errors.ts'
import { staffsRepository } from './staffs.repository.ts'

/** To a shop: of its own people everything, of all others what the public may know. */
const colleagueList = listOf('staffs', z.union([colleague, staff]))
const serializeList = serializerOf(staffList)
const serializeColleagues = serializerOf(colleagueList)
const serializePublic = serializerOf(staffAnswer)
const serializeWhole = serializerOf(colleagueAnswer)

export function staffsRoutes({ db }: Deps): ApiPlugin {
  const repository = staffsRepository(db)

  return async (app) => {
    app.get(
      '/staffs',
      {
        schema: {
          tags: ['site'],
          summary: 'スタッフの一覧',
          querystring: staffsQuery,
          response: { 200: z.union([staffList, colleagueList]) },
        },
      },
      async ({ query, staff: viewer }, reply) => {
        const { rows, total } = await repository.page(query, viewer)
        const names = await repository.cityNames()
        const answers = rows.map((row) => {
          const answer = toStaff(row, names)
          return worksAt(viewer, row.tenpo_no) ? answer : staff.parse(answer)
        })
        answerAs(reply, viewer ? serializeColleagues : serializeList)
        return { staffs: answers, pagination: pagination(query.page, query.limit, total) }
      },
    )

    app.get(
      '/staffs/:syain_no',
      {
        schema: {
          tags: ['site'],
          summary: 'スタッフ',
          params: z.object({ syain_no: z.string() }),
          response: { 200: z.union([colleagueAnswer, staffAnswer]) },
        },
      },
      async ({ params: { syain_no }, staff: viewer }, reply) => {
        const row = await repository.byId(syain_no, viewer, viewer !== undefined)
        if (!row) throw staffNotFound()
        const whole = worksAt(viewer, row.tenpo_no)
        if (whole) tagVersion(reply, row)
        answerAs(reply, whole ? serializeWhole : serializePublic)
        return { staff: toStaff(row, await repository.cityNames()) }
      },
    )
  }
}
