import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge?: string | undefined }
/** Of the device and the page that it stands for; tests change what is to be wrong. */
type Situation = { origin?: string; rpId?: string; isVerified?: boolean }

const ORIGIN = 'http://localhost:3003'
const RP_ID = 'localhost'
const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40
/** COSE (RFC 9053): an elliptic curve key, ES256, on P-256. */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 } as const
const EC2 = 2
const ES256 = -7
const P256 = 1

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** A device with one passkey, which answers as a browser does. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge }: Options, { origin = ORIGIN }: Situation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(more: Buffer, flags: number, situation: Situation) {
    const { rpId = RP_ID, isVerified = true } = situation
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, more])
  }

  function newKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [COSE.kty, EC2],
      [COSE.alg, ES256],
      [COSE.crv, P256],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, id.length])
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
  }

  const credential = (response: object) => ({
    ...{ id: encoded(id), rawId: encoded(id), type: 'public-key' },
    ...{ clientExtensionResults: {}, response },
  })

  return {
    register(options: Options, situation: Situation = {}) {
      const authData = new Uint8Array(authenticatorData(newKey(), NEW_KEY, situation))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: encoded(clientData('webauthn.create', options, situation)),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },

    signIn(options: Options, situation: Situation = {}) {
      const data = clientData('webauthn.get', options, situation)
      const authData = authenticatorData(Buffer.alloc(0), 0, situation)
      return credential({
        clientDataJSON: encoded(data),
        authenticatorData: encoded(authData),
        signature: encoded(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      })
    },
  }
}
