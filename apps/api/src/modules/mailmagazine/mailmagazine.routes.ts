import { mailmagazineAnswer, mailmagazineQuery } from '@sumai/api-client/contract/mailmagazine'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { confirm } from './double-opt-in.ts'
import { mailmagazineRepository } from './mailmagazine.repository.ts'
import { linksOf } from './mails.ts'

const unknownToken = () =>
  new Problem({
    status: 404,
    code: 'mailmagazine.unknown_token',
    message:
      'このURLは無効か、有効期限（24時間）が切れています。お手数ですが、もう一度お手続きください。',
  })

const STATUS = { subscribe: 'subscribed', unsubscribe: 'unsubscribed' } as const
const asked = (summary: string) => ({
  tags: ['site'],
  summary,
  'x-extension': true,
  querystring: mailmagazineQuery,
})
const acts = (summary: string) => ({ ...asked(summary), response: { 200: mailmagazineAnswer } })
const leads = (summary: string) => ({ ...asked(summary), response: { 303: z.null() } })

/** The form types in which mail programs post (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The calls behind the links in mails. Programs that look for malware open every link, so only a
 * POST acts; a GET leads to the page with the button that posts.
 */
export function mailmagazineRoutes({ db, now, outbox, origins }: Deps): ApiPlugin {
  const repository = mailmagazineRepository(db)
  const pages = linksOf(origins)

  return async (app) => {
    app.addContentTypeParser(FORM_TYPES, { parseAs: 'string', bodyLimit: 1024 }, async () => null)
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.post(
      '/mailmagazine/confirm',
      { schema: acts('メールマガジンの登録・解除の確認') },
      async ({ query: { token } }) => {
        const mode = await confirm(db, token, origins, now())
        if (!mode) throw unknownToken()
        outbox.nudge()
        return { mailmagazine: { status: STATUS[mode] } }
      },
    )

    app.post(
      '/mailmagazine/unsubscribe',
      { schema: acts('メールマガジンのワンクリック解除（RFC 8058）') },
      async ({ query: { token } }) => {
        await repository.unsubscribeBy(token)
        return { mailmagazine: { status: STATUS.unsubscribe } }
      },
    )

    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      app.get(
        `/mailmagazine/${purpose}`,
        { schema: leads('確認のボタンがあるページへの案内') },
        ({ query: { token } }, reply) => {
          reply.redirect(pages[purpose](token), 303)
        },
      )
    }
  }
}
