import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { BRAND } from '@sumai/domain/brand'
import type { staffPasskeys } from './staff-sessions.table.ts'

/** COSE: EdDSA, ES256, RS256, which every device has one of. */
const ALGORITHMS = [-8, -7, -257]

type Passkey = typeof staffPasskeys.$inferSelect
type Person = { syainNo: string; name: string }
/** What a browser sent; the library checks it. */
type Sent = Record<string, unknown>

/** Its parsers of certificates take a while to load: nobody needs them before somebody signs in. */
const library = () => import('@simplewebauthn/server')

/**
 * Passkeys for the staff's site (WebAuthn, level 3). A device has to know its owner, by finger, face
 * or number, and to find the key without being told whose it is.
 */
export function webAuthnOf(origins: readonly [string, ...string[]]) {
  const rpID = new URL(origins[0]).hostname
  const expected = { expectedOrigin: [...origins], expectedRPID: rpID }

  return {
    async registration({ syainNo, name }: Person, known: readonly string[]) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        ...{ rpName: BRAND.name, rpID, userName: name, userDisplayName: name },
        supportedAlgorithmIDs: ALGORITHMS,
        userID: new TextEncoder().encode(syainNo),
        excludeCredentials: known.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async authentication() {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({ rpID, userVerification: 'required' })
    },

    /** The passkey that a device made, or nothing when anything about it is wrong. */
    async registered(sent: Sent, challenges: readonly string[]) {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: sent as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => challenges.includes(challenge),
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        ...{ passkeyId: id, counter, transports },
        publicKey: Buffer.from(publicKey).toString('base64url'),
      }
    },

    /** What the counter of a passkey shows now, or nothing when the signature is not its own. */
    async signed(sent: Sent, challenge: string, passkey: Passkey): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await library()
      const { passkeyId: id, counter } = passkey
      const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
      const answer = await verifyAuthenticationResponse({
        response: sent as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        ...expected,
        credential: { id, publicKey, counter },
      }).catch(() => undefined)
      return answer?.verified ? answer.authenticationInfo.newCounter : undefined
    },
  }
}
