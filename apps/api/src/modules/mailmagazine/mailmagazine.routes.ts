import { mailmagazineAnswer, mailmagazineQuery } from '@sumai/api-client/contract/mailmagazine'
import type { FastifyReply } from 'fastify'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { confirm } from './double-opt-in.ts'
import { mailmagazineRepository } from './mailmagazine.repository.ts'

const unknownToken = () =>
  new Problem({
    status: 404,
    code: 'mailmagazine.unknown_token',
    message:
      'このURLは無効か、有効期限（24時間）が切れています。お手数ですが、もう一度お手続きください。',
  })

const STATUS = { subscribe: 'subscribed', unsubscribe: 'unsubscribed' } as const
const schema = (summary: string) => ({
  tags: ['site'],
  summary,
  'x-extension': true,
  querystring: mailmagazineQuery,
  response: { 200: mailmagazineAnswer },
})

/** The form types in which mail programs post (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The calls behind the links in mails. */
export function mailmagazineRoutes({ db, now, outbox, origins }: Deps): ApiPlugin {
  const repository = mailmagazineRepository(db)

  async function unsubscribe(token: string, reply: FastifyReply) {
    await repository.unsubscribeBy(token)
    reply.header('cache-control', 'no-store')
    return { mailmagazine: { status: STATUS.unsubscribe } }
  }

  return async (app) => {
    app.addContentTypeParser(FORM_TYPES, { parseAs: 'string', bodyLimit: 1024 }, async () => null)

    app.get(
      '/mailmagazine/confirm',
      { schema: schema('メールマガジンの登録・解除の確認') },
      async ({ query: { token } }, reply) => {
        const mode = await confirm(db, token, origins, now())
        if (!mode) throw unknownToken()
        outbox.nudge()
        reply.header('cache-control', 'no-store')
        return { mailmagazine: { status: STATUS[mode] } }
      },
    )

    app.get(
      '/mailmagazine/unsubscribe',
      { schema: schema('メールマガジンの解除') },
      ({ query }, reply) => unsubscribe(query.token, reply),
    )

    app.post(
      '/mailmagazine/unsubscribe',
      { schema: schema('メールマガジンのワンクリック解除（RFC 8058）') },
      ({ query }, reply) => unsubscribe(query.token, reply),
    )
  }
}
