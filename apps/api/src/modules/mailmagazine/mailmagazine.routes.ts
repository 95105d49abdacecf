import {
  mailmagazineAnswer,
  mailmagazineQuery,
  mailmagazineSettings,
  mailmagazineSettingsChange,
} from '@sumai/api-client/contract/mailmagazine'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { confirm } from './double-opt-in.ts'
import { unknownToken } from './mailmagazine.errors.ts'
import { mailmagazineRepository } from './mailmagazine.repository.ts'
import { linksOf } from './mails.ts'
import { settingsOf } from './settings.ts'

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

  async function known(token: string) {
    const found = await repository.settings(token)
    if (!found) throw unknownToken()
    return found
  }

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

    app.get(
      '/mailmagazine/confirm',
      { schema: leads('確認のボタンがあるページへの案内') },
      async ({ query: { token } }, reply) => {
        const request = await repository.request(token, now())
        return reply.redirect(
          pages.confirm(request ?? { search: null, isMagazine: true, token }),
          303,
        )
      },
    )

    app.get(
      '/mailmagazine/unsubscribe',
      { schema: leads('解除のボタンがあるページへの案内') },
      async ({ query: { token } }, reply) => reply.redirect(pages.unsubscribe(token), 303),
    )

    app.get(
      '/mailmagazine/settings',
      {
        schema: {
          ...asked('新着メールの設定'),
          response: { 200: mailmagazineSettings },
        },
      },
      async ({ query: { token } }) => ({ settings: settingsOf(await known(token)) }),
    )

    app.put(
      '/mailmagazine/settings',
      {
        schema: {
          ...asked('新着メールの設定の変更'),
          body: mailmagazineSettingsChange,
          response: { 200: mailmagazineSettings },
        },
      },
      async ({ query: { token }, body: { frequency, searches } }) => {
        const { subscriber } = await known(token)
        await repository.change(subscriber, { frequency, kept: searches })
        return { settings: settingsOf(await known(token)) }
      },
    )
  }
}
