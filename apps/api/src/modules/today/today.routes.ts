import { todayAnswer, todayQuery } from '@sumai/api-client/contract/today'
import { inTokyo } from '@sumai/format/dates'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { bookingAnswers } from '../bookings/booking-answers.ts'
import { bookingsRepository } from '../bookings/bookings.repository.ts'
import { staffInquiriesRepository } from '../inquiries/staff-inquiries.repository.ts'
import { lightOf } from '../inquiries/staff-inquiry-reader.ts'
import { missedSearchesRepository } from '../missed-searches/missed-searches.repository.ts'
import { draftHomes } from './drafts.repository.ts'
import { expiringHomes } from './expiring.repository.ts'

const WAITING = 10
const EXPIRY_DAYS = 7
const SEARCH_DAYS = 14
const SEARCHES = 10
const PLOT_DAYS = 14
const MINUTE_MS = 60_000

/** What needs somebody, for the first screen of the staff. */
export function todayRoutes(deps: Deps): ApiPlugin {
  const { db, now, today } = deps
  const inquiries = staffInquiriesRepository(db)
  const bookings = bookingsRepository(db)
  const bookingsOf = bookingAnswers(deps)
  const missed = missedSearchesRepository(db)

  const daysFrom = (day: string, days: number) => inTokyo(day).add(days, 'day').format('YYYY-MM-DD')
  const minutesSince = (moment: string) =>
    Math.max(0, Math.floor((now().getTime() - Date.parse(moment)) / MINUTE_MS))

  return async (app) => {
    app.get(
      '/today',
      {
        config: { access: 'staff' },
        schema: {
          ...{ tags: ['site'], 'x-extension': true },
          summary: '今日することの一覧',
          querystring: todayQuery,
          response: { 200: todayAnswer },
        },
      },
      async (request) => {
        const staff = staffOf(request)
        const date = today()
        const tenpo_no = staff.user_type === 'shop' ? staff.tenpo_no : request.query.tenpo_no
        const since = daysFrom(date, 1 - PLOT_DAYS)
        const [waiting, visits, drafts, expiring, searches, perDay] = await Promise.all([
          inquiries.waiting(staff, tenpo_no, WAITING),
          bookings.page(staff, { tenpo_no, from: date, to: date }),
          draftHomes(db, tenpo_no),
          expiringHomes(db, tenpo_no, daysFrom(date, EXPIRY_DAYS)),
          missed.most(daysFrom(date, -SEARCH_DAYS), SEARCHES),
          inquiries.perDay(staff, tenpo_no, since),
        ])
        return {
          today: {
            date,
            waiting: {
              total: waiting.total,
              inquiries: waiting.rows.map(lightOf).map((inquiry) => ({
                ...inquiry,
                waiting_minutes: minutesSince(inquiry.created_at),
              })),
            },
            visits: await bookingsOf(visits.filter(({ reservation }) => !reservation.cancelledAt)),
            drafts,
            expiring: {
              total: expiring.total,
              homes: expiring.homes.map((home) => ({
                ...home,
                days_left: inTokyo(home.jikai_koshin_date).diff(inTokyo(date), 'day'),
              })),
            },
            enquiries: Array.from({ length: PLOT_DAYS }, (_, at) => daysFrom(since, at)).map(
              (day) => ({ date: day, times: perDay.get(day) ?? 0 }),
            ),
            searches,
          },
        }
      },
    )
  }
}
