import { inquirySlotsAnswer, inquirySlotsQuery } from '@sumai/api-client/contract/inquiry-slots'
import { eq } from '../../db/drizzle.ts'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { shops } from '../shops/shops.table.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { visitSlotsRepository } from './visit-slots.repository.ts'

/** The slots of a shop. Not cacheable, because a slot can be taken at any moment. */
export function inquirySlotsRoutes({ db, now }: Deps): ApiPlugin {
  const slots = visitSlotsRepository(db)

  return async (app) => {
    app.get(
      '/inquiry-slots',
      {
        schema: {
          tags: ['site'],
          summary: '来店予約の空き枠',
          'x-extension': true,
          querystring: inquirySlotsQuery,
          response: { 200: inquirySlotsAnswer },
        },
      },
      async ({ query: { tenpo_no, month } }, reply) => {
        const [shop] = await db.select().from(shops).where(eq(shops.tenpoNo, tenpo_no))
        if (!shop) throw notFound('shop.not_found')
        const calendar = bookingCalendar(shop, now(), month)
        const full = await slots.full(shop, calendar.today, calendar.lastDay)
        reply.header('cache-control', 'no-cache')
        return {
          inquiry_slots: {
            tenpo_no,
            today: calendar.today,
            last_day: calendar.lastDay,
            reserve_slot_minutes: shop.reserveSlotMinutes,
            days: calendar.days(full),
          },
        }
      },
    )
  }
}
