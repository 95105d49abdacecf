import {
  passkeySignIn,
  passkeySignInOptions,
  sessionAnswer,
} from '@sumai/api-client/contract/staff-session'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { passkeysRepository } from './passkeys.repository.ts'
import { signInLimits } from './sign-in-limits.ts'
import { signer } from './signer.ts'
import { wrongPasskey } from './staff-sessions.errors.ts'
import { webAuthnOf } from './web-authn.ts'

const EXTENSION = { tags: ['staff'], 'x-extension': true }

/** Signing in by a passkey. */
export function passkeySignInRoutes(deps: Deps): ApiPlugin {
  const { db, now, callerOf, limiter, rates, staffOrigins } = deps
  const repository = passkeysRepository(db)
  const webAuthn = webAuthnOf(staffOrigins)
  const limits = signInLimits(limiter, rates)
  const signed = signer(deps)

  /** Whose passkey it is. */
  async function ownerOf(challengeId: string, credential: Record<string, unknown>) {
    const challenge = await repository.take(challengeId, now())
    const passkey = challenge && (await repository.byId(String(credential.id)))
    if (!passkey) throw wrongPasskey()
    const counter = await webAuthn.signed(credential, challenge, passkey)
    if (counter === undefined) throw wrongPasskey()
    await repository.used(passkey.passkeyId, counter, now())
    return passkey.syainNo
  }

  return async (app) => {
    app.post(
      '/staff/session/passkey/options',
      {
        schema: {
          ...EXTENSION,
          summary: 'パスキーでのサインインを始める',
          response: { 200: passkeySignInOptions },
        },
      },
      async (request) => {
        await limits.tried(callerOf(request).address)
        const options = await webAuthn.authentication()
        const challenge_id = await repository.ask(options.challenge, null, now())
        return { options: { ...options }, challenge_id }
      },
    )

    app.post(
      '/staff/session/passkey',
      {
        schema: {
          ...EXTENSION,
          summary: 'パスキーでサインインする',
          body: passkeySignIn,
          response: { 200: sessionAnswer },
        },
      },
      async (request, reply) => {
        await limits.tried(callerOf(request).address)
        const { challenge_id, credential } = request.body
        return signed.in(request, reply, await ownerOf(challenge_id, credential))
      },
    )
  }
}
