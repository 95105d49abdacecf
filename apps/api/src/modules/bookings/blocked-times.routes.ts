import { blockedTimeAnswer, blockedTimeBody } from '@sumai/api-client/contract/booking'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { invalidFields, notFound } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { worksAt } from '../../staff/staff.ts'
import { wireFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { shopOf } from '../shops/references.ts'
import { blockedTimesRepository } from './blocked-times.repository.ts'
import { type BlockedTime, blockedTimes } from './blocked-times.table.ts'

const MAX_INTEGER = 2 ** 31 - 1
const params = z.object({ blocked_id: z.coerce.number().int().min(1).max(MAX_INTEGER) })
const DAY_MS = 86_400_000
const MOST_DAYS = 31
const EXTENSION = { tags: ['site'], 'x-extension': true }

type Answer = z.output<typeof blockedTimeAnswer>

/** When a shop takes no visits: such slots are full for visitors. */
export function blockedTimesRoutes({ db, now }: Deps): ApiPlugin {
  const repository = blockedTimesRepository(db)
  const answerOf = (row: BlockedTime) => ({ blocked_time: wireFrom(blockedTimes, row) }) as Answer

  return async (app) => {
    app.post(
      '/blocked-times',
      {
        config: { access: 'staff' },
        schema: {
          ...EXTENSION,
          summary: '来店予約の受付を止める',
          body: blockedTimeBody,
          response: { 201: blockedTimeAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { tenpo_no: tenpoNo, start_at, end_at, reason = null } = request.body
        if (!worksAt(staff, tenpoNo)) throw forbidden()
        await shopOf(db, { tenpoNo })
        const [startAt, endAt] = [new Date(start_at), new Date(end_at)]
        const length = Number(endAt) - Number(startAt)
        if (length <= 0 || length > MOST_DAYS * DAY_MS) throw invalidFields({ end_at: [WRONG] })
        const writer = { author: authorOf(staff), now }
        const times = { tenpoNo, startAt, endAt, reason, createdAt: now() }
        reply.status(201)
        return answerOf(await repository.create(writer, times))
      },
    )

    app.delete(
      '/blocked-times/:blocked_id',
      {
        config: { access: 'staff' },
        schema: {
          ...EXTENSION,
          summary: '来店予約の受付を再開する',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const found = await repository.byId(request.params.blocked_id)
        if (!found || !worksAt(staff, found.tenpoNo)) throw notFound('blocked_time.not_found')
        await repository.remove({ author: authorOf(staff), now }, found)
        return reply.status(204).send(null)
      },
    )
  }
}

const WRONG = '開始より後で、31日以内の日時をご指定ください。'
