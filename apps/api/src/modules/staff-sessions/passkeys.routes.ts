import {
  passkeyAnswer,
  passkeyBody,
  passkeyList,
  passkeyOptions,
} from '@sumai/api-client/contract/staff-session'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { sessionOf } from '../../http/staff.ts'
import { timestamp } from '../../wire/writing.ts'
import { passkeysRepository } from './passkeys.repository.ts'
import { passkeyRefused } from './staff-sessions.errors.ts'
import { webAuthnOf } from './web-authn.ts'

const params = z.object({ id: z.string().max(1400) })
const SIGNED_IN = { config: { access: 'session' } } as const
const EXTENSION = { tags: ['staff'], 'x-extension': true }

/** The passkeys of whoever is signed in. */
export function passkeysRoutes({ db, now, staffOrigins }: Deps): ApiPlugin {
  const repository = passkeysRepository(db)
  const webAuthn = webAuthnOf(staffOrigins)

  return async (app) => {
    app.post(
      '/staff/passkeys/options',
      {
        ...SIGNED_IN,
        schema: {
          ...EXTENSION,
          summary: 'パスキーの登録を始める',
          response: { 200: passkeyOptions },
        },
      },
      async (request) => {
        const { staff, name } = sessionOf(request)
        const { syain_no: syainNo } = staff
        const known = await repository.list(syainNo)
        const ids = known.map(({ id }) => id)
        const options = await webAuthn.registration({ syainNo, name }, ids)
        await repository.ask(options.challenge, syainNo, now())
        return { options: { ...options } }
      },
    )

    app.post(
      '/staff/passkeys',
      {
        ...SIGNED_IN,
        schema: {
          ...EXTENSION,
          summary: 'パスキーの登録',
          body: passkeyBody,
          response: { 201: passkeyAnswer },
        },
      },
      async (request, reply) => {
        const { syain_no: syainNo } = sessionOf(request).staff
        const { credential, name } = request.body
        const challenges = await repository.takeOwn(syainNo, now())
        const made = await webAuthn.registered(credential, challenges)
        if (!made) throw passkeyRefused()
        const createdAt = now()
        await repository.create({ ...made, syainNo, name, createdAt })
        reply.status(201)
        const created_at = timestamp(createdAt)
        return { passkey: { id: made.passkeyId, name, created_at, last_used_at: null } }
      },
    )

    app.get(
      '/staff/passkeys',
      {
        ...SIGNED_IN,
        schema: { ...EXTENSION, summary: 'パスキーの一覧', response: { 200: passkeyList } },
      },
      async (request) => ({ passkeys: await repository.list(sessionOf(request).staff.syain_no) }),
    )

    app.delete(
      '/staff/passkeys/:id',
      {
        ...SIGNED_IN,
        schema: { ...EXTENSION, summary: 'パスキーの削除', params, response: { 204: z.null() } },
      },
      async (request, reply) => {
        const { syain_no } = sessionOf(request).staff
        const isGone = await repository.remove(syain_no, request.params.id)
        if (!isGone) throw notFound('passkey.not_found')
        return reply.status(204).send(null)
      },
    )
  }
}
