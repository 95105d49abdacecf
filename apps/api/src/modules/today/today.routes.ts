import { todayAnswer, todayQuery } from '@sumai/api-client/contract/today'
import { RUNS_OUT_SOON } from '@sumai/domain/listing/freshness'
import { inTokyo } from '@sumai/format/dates'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { daysAfter, lastDays } from '../../wire/days.ts'
import { bookingAnswers } from '../bookings/booking-answers.ts'
import { bookingsRepository } from '../bookings/bookings.repository.ts'
import { homeViewsRepository } from '../home-views/home-views.repository.ts'
import { keptAMinute } from '../home-views/kept-a-minute.ts'
import { viewsByDay } from '../home-views/views-by-day.ts'
import { staffInquiriesRepository } from '../inquiries/staff-inquiries.repository.ts'
import { lightOf } from '../inquiries/staff-inquiry-reader.ts'
import { missedSearchesRepository } from '../missed-searches/missed-searches.repository.ts'
import { draftsRepository } from './drafts.repository.ts'
import { expiringHomes } from './expiring.repository.ts'
import { mostViewedHomes } from './most-viewed.repository.ts'

const WAITING = 10
const SEARCH_DAYS = 14
const SEARCHES = 10
const PLOT_DAYS = 14
const VIEW_DAYS = 7
const MINUTE_MS = 60_000

/** What needs somebody, for the first screen of the staff. */
export function todayRoutes(deps: Deps): ApiPlugin {
  const { db, now, today } = deps
  const inquiries = staffInquiriesRepository(db)
  const bookings = bookingsRepository(db)
  const bookingsOf = bookingAnswers(deps)
  const missed = missedSearchesRepository(db)
  const homeViews = homeViewsRepository(db)
  const unfinished = draftsRepository(db)
  /** Of a shop, or of all for the head office: '' stands for them. */
  const viewsOf = keptAMinute(now, async (shop) => {
    const tenpoNo = shop || undefined
    const days = lastDays(today(), PLOT_DAYS)
    return {
      perDay: await homeViews.perDay(tenpoNo, days[0] ?? ''),
      most: await mostViewedHomes(db, tenpoNo, days),
    }
  })

  const minutesSince = (moment: string) =>
    Math.max(0, Math.floor((now().getTime() - Date.parse(moment)) / MINUTE_MS))

  /** Homes that run out, with how often they were viewed. */
  async function expiring(date: string, tenpoNo: string | undefined) {
    const { total, homes } = await expiringHomes(db, tenpoNo, daysAfter(date, RUNS_OUT_SOON))
    const viewed = await viewsByDay(db, homes, lastDays(date, VIEW_DAYS))
    return {
      total,
      homes: viewed.map(({ days, ...home }) => ({
        ...home,
        days_left: inTokyo(home.jikai_koshin_date).diff(inTokyo(date), 'day'),
        views: days.reduce((sum, { views }) => sum + views, 0),
      })),
    }
  }

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
        const days = lastDays(date, PLOT_DAYS)
        const [since = date] = days
        const [waiting, visits, drafts, near, searches, asked, viewed] = await Promise.all([
          inquiries.waiting(staff, tenpo_no, WAITING),
          bookings.page(staff, { tenpo_no, from: date, to: date }),
          unfinished.first(tenpo_no),
          expiring(date, tenpo_no),
          missed.most(daysAfter(date, -SEARCH_DAYS), SEARCHES),
          inquiries.perDay(staff, tenpo_no, since),
          viewsOf(tenpo_no ?? ''),
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
            expiring: near,
            days: days.map((day) => ({
              ...{ date: day, views: viewed.perDay.get(day) ?? 0, enquiries: asked.get(day) ?? 0 },
            })),
            most_viewed: viewed.most,
            searches,
          },
        }
      },
    )
  }
}
