import { outboxAnswer, outboxList, outboxQuery } from '@sumai/api-client/contract/outbox'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { pagination } from '../../wire/pagination.ts'
import { mailListRepository } from './mail-list.repository.ts'

const params = z.object({ outbox_id: z.uuid() })
const EXTENSION = { tags: ['site'], 'x-extension': true }

/** What was mailed, and what could not be: for the head office. */
export function outboxRoutes({ db, now, outbox }: Deps): ApiPlugin {
  const repository = mailListRepository(db)

  return async (app) => {
    app.get(
      '/outbox',
      {
        config: { access: 'admin' },
        schema: {
          ...EXTENSION,
          summary: 'メールの配信状況',
          querystring: outboxQuery,
          response: { 200: outboxList },
        },
      },
      async ({ query: { state, page, limit } }) => {
        const { mails, counts } = await repository.page({ state, page, limit })
        const all = counts.sent + counts.retrying + counts.dead + counts.planned
        return {
          mails,
          counts,
          pagination: pagination(page, limit, state ? counts[state] : all),
        }
      },
    )

    app.post(
      '/outbox/:outbox_id/retry',
      {
        config: { access: 'admin' },
        schema: {
          ...EXTENSION,
          summary: '送れなかったメールをもう一度送る',
          params,
          response: { 200: outboxAnswer },
        },
      },
      async ({ params: { outbox_id } }) => {
        const mail = await repository.retry(outbox_id, now())
        if (!mail) throw notFound('outbox.not_found')
        outbox.nudge()
        return { mail }
      },
    )
  }
}
