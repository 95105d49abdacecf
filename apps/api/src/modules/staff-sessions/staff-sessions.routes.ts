import { setTimeout as pause } from 'node:timers/promises'
import { sessionAnswer, signIn, signInCodeRequest } from '@sumai/api-client/contract/staff-session'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { sessionOf } from '../../http/staff.ts'
import { clearSessionCookie } from '../../http/staff-cookie.ts'
import { putMails } from '../outbox/mails.ts'
import { codeMail } from './code-mail.ts'
import { signInLimits } from './sign-in-limits.ts'
import { signer } from './signer.ts'
import { staffCodesRepository } from './staff-codes.repository.ts'
import { wrongCode } from './staff-sessions.errors.ts'

/** Longer than the work takes, so that the time of an answer does not tell whom we know. */
const ANSWER_MS = 100

const EXTENSION = { tags: ['staff'], 'x-extension': true }
const SIGNED_IN = { config: { access: 'session' } } as const

/** Signing in by a code that comes by mail, and out. */
export function staffSessionsRoutes(deps: Deps): ApiPlugin {
  const { db, now, outbox, callerOf, limiter, rates, sessions, staffOrigins } = deps
  const codes = staffCodesRepository(db)
  const limits = signInLimits(limiter, rates)
  const signed = signer(deps)
  const [origin] = staffOrigins

  async function mailCode(email: string): Promise<void> {
    const person = await codes.personAt(email)
    if (!person?.email) return
    const { syainNo, email: to } = person
    const moment = now()
    await db.transaction(async (tx) => {
      const made = await codes.create(tx, syainNo, moment)
      await putMails(tx, [codeMail(to, made, origin)], moment, { kind: 'code' })
    })
    outbox.nudge()
  }

  return async (app) => {
    app.post(
      '/staff/sign-in-codes',
      {
        schema: {
          ...EXTENSION,
          summary: 'サインインの確認コードをメールで送る',
          body: signInCodeRequest,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { email } = request.body
        await limits.tried(callerOf(request).address)
        await limits.asked(email)
        await Promise.all([mailCode(email), pause(ANSWER_MS)])
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/staff/session',
      {
        schema: {
          ...EXTENSION,
          summary: '確認コードでサインインする',
          body: signIn,
          response: { 200: sessionAnswer },
        },
      },
      async (request, reply) => {
        await limits.tried(callerOf(request).address)
        const { email, code } = request.body
        const [syainNo] = await Promise.all([
          codes.use(email, code.normalize('NFKC').replaceAll(/\s/g, ''), now()),
          pause(ANSWER_MS),
        ])
        if (!syainNo) throw wrongCode()
        return signed.in(request, reply, syainNo)
      },
    )

    app.get(
      '/staff/session',
      {
        ...SIGNED_IN,
        schema: { ...EXTENSION, summary: 'サインインしている人', response: { 200: sessionAnswer } },
      },
      async (request) => signed.answer(sessionOf(request)),
    )

    app.delete(
      '/staff/session',
      {
        ...SIGNED_IN,
        schema: { ...EXTENSION, summary: 'サインアウトする', response: { 204: z.null() } },
      },
      async (request, reply) => {
        await sessions.leave(sessionOf(request))
        return clearSessionCookie(reply, origin).status(204).send(null)
      },
    )
  }
}
