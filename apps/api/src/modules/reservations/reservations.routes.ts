import {
  reservationAnswer,
  reservationMove,
  reservationQuery,
} from '@sumai/api-client/contract/reservation'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { reservationsByLink } from './by-link.ts'

const described = (summary: string) => ({
  tags: ['site'],
  summary,
  'x-extension': true,
  querystring: reservationQuery,
  response: { 200: reservationAnswer },
})

/** Bookings, for whoever has the link of their mails. Only a POST changes anything. */
export function reservationsRoutes(deps: Deps): ApiPlugin {
  const changes = reservationsByLink({ ...deps, db: deps.reserved })
  const { limiter, rates, callerOf } = deps
  const limit = { name: 'reservation', max: rates.inquiriesPer10Minutes, seconds: 600 }

  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.method !== 'POST' || limit.max === 0) return
      const { address } = callerOf(request)
      if ((await limiter.add(limit, address, 1)) > limit.max) throw limiter.refusal(limit)
    })

    app.get(
      '/reservation',
      { schema: described('予約の確認（メールのリンク）') },
      async ({ query: { token } }) => ({ reservation: await changes.view(token) }),
    )

    app.post(
      '/reservation/move',
      { schema: { ...described('予約の変更（メールのリンク）'), body: reservationMove } },
      async ({ query: { token }, body }) => ({ reservation: await changes.move(token, body) }),
    )

    app.post(
      '/reservation/cancel',
      { schema: described('予約の取り消し（メールのリンク）') },
      async ({ query: { token } }) => ({ reservation: await changes.cancel(token) }),
    )
  }
}
