import { invitationAnswer, invitationBody } from '@sumai/api-client/contract/staff-session'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { timestamp } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { invite } from './invite.ts'

const params = z.object({ syain_no: z.string() })

/** What `npm run staff-invite` asks of an API that has the database. */
export function invitationsRoutes({ db, now, outbox, smtp, staffOrigins }: Deps): ApiPlugin {
  const [staff_url] = staffOrigins

  return async (app) => {
    app.post(
      '/staffs/:syain_no/invitation',
      {
        config: { access: 'admin' },
        schema: {
          ...{ tags: ['staff'], 'x-extension': true },
          summary: 'スタッフのメールアドレスを登録し、最初の確認コードを送る',
          params,
          body: invitationBody,
          response: { 201: invitationAnswer },
        },
      },
      async (request, reply) => {
        const writer = { author: authorOf(staffOf(request)), now }
        const { syain_no } = request.params
        const { code, expiresAt } = await invite(db, writer, syain_no, request.body, staff_url)
        outbox.nudge()
        reply.status(201)
        const expires_at = timestamp(expiresAt)
        return { invitation: { staff_url, expires_at, code: smtp ? null : code } }
      },
    )
  }
}
