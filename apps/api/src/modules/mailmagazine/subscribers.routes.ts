import { subscribersAnswer } from '@sumai/api-client/contract/mailmagazine'
import { and, eq, gt, isNull } from '../../db/drizzle.ts'
import type { ApiPlugin, Deps } from '../../deps.ts'
import {
  mailmagazineRequests,
  mailmagazineSearches,
  mailmagazineSubscribers,
} from './mailmagazine.table.ts'

/** How many are mailed to: no list of addresses leaves the API. */
export function subscribersRoutes({ db, now }: Deps): ApiPlugin {
  const { frequency } = mailmagazineSubscribers
  const { mode, confirmedAt, expiresAt } = mailmagazineRequests
  const asking = () => and(eq(mode, 'subscribe'), isNull(confirmedAt), gt(expiresAt, now()))

  return async (app) => {
    app.get(
      '/mailmagazine/subscribers',
      {
        config: { access: 'admin' },
        schema: {
          ...{ tags: ['site'], 'x-extension': true },
          summary: '新着メールの登録者数',
          response: { 200: subscribersAnswer },
        },
      },
      async () => {
        const [daily, atOnce, searches, unconfirmed] = await Promise.all([
          db.$count(mailmagazineSubscribers, eq(frequency, 'daily')),
          db.$count(mailmagazineSubscribers, eq(frequency, 'now')),
          db.$count(mailmagazineSearches),
          db.$count(mailmagazineRequests, asking()),
        ])
        const total = daily + atOnce
        return { subscribers: { total, daily, now: atOnce, searches, unconfirmed } }
      },
    )
  }
}
