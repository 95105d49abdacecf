import { createHmac, generateKeyPairSync } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { addStaffKey, readStaffKeys, retireStaffKey } from '../staff/staff-keys.ts'
import { AUDIENCE, ISSUER } from '../staff/staff-tokens.ts'

const HOUR = 3600
const CLAIMS = { user_type: 'admin' }

/** Invalid tokens that look like those of an admin, by what is wrong with them. */
export async function badTokens(file: string, now: Date): Promise<Record<string, string>> {
  const [key] = readStaffKeys(file)
  if (!key) throw new Error('No key')
  const ours = await importJWK(key, 'EdDSA')
  const foreign = await generateKeyPair('EdDSA', { extractable: true })
  const rsa = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const seconds = Math.floor(now.getTime() / 1000)
  const header = { alg: 'EdDSA', typ: 'JWT', kid: key.kid }
  const times = { iat: seconds, nbf: seconds, exp: seconds + HOUR, iss: ISSUER, aud: AUDIENCE }
  const sign = (more: object, head: Partial<JWTHeaderParameters> = {}, by: unknown = ours) =>
    new SignJWT({ ...CLAIMS, ...times, ...more })
      .setProtectedHeader({ ...header, ...head })
      .sign(by as CryptoKey)
  const good = await sign({})
  const [goodHeader, goodBody, goodSignature = ''] = good.split('.')
  const unsigned = `${encode({ alg: 'none', typ: 'JWT', kid: key.kid })}.${goodBody}`
  const hmacInput = `${encode({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${goodBody}`
  const retired = await signedAndRetired(file, (header, by) => sign({}, header, by))
  const publicPart = Buffer.from(key.x ?? '', 'base64url')
  const other = await exportJWK(foreign.publicKey)

  return {
    expired: await sign({ iat: seconds - 2 * HOUR, nbf: seconds - 2 * HOUR, exp: seconds - HOUR }),
    'not yet valid': await sign({ nbf: seconds + HOUR, exp: seconds + 2 * HOUR }),
    'wrong audience': await sign({ aud: 'another-api' }),
    'wrong issuer': await sign({ iss: 'somebody' }),
    'a retired key': retired,
    'wrong signature': await sign({}, {}, foreign.privateKey),
    'a signature with one byte changed': `${goodHeader}.${goodBody}.${flipped(goodSignature)}`,
    'claims changed after signing': `${goodHeader}.${encode({ ...CLAIMS, ...times, syain_no: '000001' })}.${goodSignature}`,
    'no signature': `${goodHeader}.${goodBody}.`,
    'alg none': `${unsigned}.`,
    'HS256 with the public key': `${hmacInput}.${createHmac('sha256', publicPart).update(hmacInput).digest('base64url')}`,
    ES256: await sign({}, { alg: 'ES256' }, rsa.privateKey),
    'foreign jku': await sign(
      {},
      { jku: 'https://evil.example/jwks.json', kid: 'x' },
      foreign.privateKey,
    ),
    'its own jwk': await sign({}, { jwk: other }, foreign.privateKey),
    'a kid that is a path': await sign({}, { kid: '../../etc/passwd' }, foreign.privateKey),
    'another typ': await sign({}, { typ: 'logout+jwt' }),
    'no expiry': await sign({ exp: undefined }),
    'an unknown role': await sign({ user_type: 'owner' }),
    'a shop without its number': await sign({ user_type: 'shop' }),
    'too long': await sign({ filler: 'x'.repeat(3_000) }),
    garbage: 'abc.def.ghi',
  }
}

type Sign = (header: { kid: string }, by: CryptoKey) => Promise<string>

/** A token of a key that was good when it was signed. */
async function signedAndRetired(file: string, sign: Sign): Promise<string> {
  const kid = await addStaffKey(file)
  const key = readStaffKeys(file).find((it) => it.kid === kid)
  const token = await sign({ kid }, (await importJWK(key ?? {}, 'EdDSA')) as CryptoKey)
  retireStaffKey(file, kid)
  return token
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const flipped = (signature: string) =>
  `${signature.slice(0, 10)}${signature[10] === 'A' ? 'B' : 'A'}${signature.slice(11)}`
