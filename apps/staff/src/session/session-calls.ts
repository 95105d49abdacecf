import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { Transport } from '@sumai/api-client'
import { transport } from '../api/transport.ts'
import type { Session } from './session-state.ts'

type Method = Parameters<Transport['request']>[0]['method']

/** The calls about who one is. `T` is what the API answers with. */
const call = async <T>(method: Method, path: string, body?: unknown) =>
  (await transport.request({ method, path: `staff/${path}`, body })) as T

type Began = { session: Session }
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** A credential keeps the names that browsers give its parts: only plain objects are renamed. */
class Verbatim {
  constructor(credential: RegistrationResponseJSON | AuthenticationResponseJSON) {
    Object.assign(this, credential)
  }
}

export const sendCode = (email: string) => call<void>('POST', 'sign-in-codes', { email })

export const readSession = () => call<Began>('GET', 'session')
export const enterCode = (email: string, code: string) =>
  call<Began>('POST', 'session', { email, code })
export const endSession = () => call<void>('DELETE', 'session')

export const passkeyChallenge = () =>
  call<{ options: PublicKeyCredentialRequestOptionsJSON; challengeId: string }>(
    'POST',
    'session/passkey/options',
    {},
  )
export const enterPasskey = (challengeId: string, credential: AuthenticationResponseJSON) =>
  call<Began>('POST', 'session/passkey', { challengeId, credential: new Verbatim(credential) })

export const listPasskeys = () => call<{ passkeys: Passkey[] }>('GET', 'passkeys')
export const newPasskey = () =>
  call<{ options: PublicKeyCredentialCreationOptionsJSON }>('POST', 'passkeys/options', {})
export const addPasskey = (name: string, credential: RegistrationResponseJSON) =>
  call<void>('POST', 'passkeys', { name, credential: new Verbatim(credential) })
export const removePasskey = (id: string) =>
  call<void>('DELETE', `passkeys/${encodeURIComponent(id)}`)
