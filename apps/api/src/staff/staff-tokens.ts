import { stat } from 'node:fs/promises'
import { createLocalJWKSet, importJWK, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose'
import { StartupError } from '../db/database.ts'
import { type Staff, staffClaims } from './staff.ts'
import { ALGORITHM, readStaffKeys } from './staff-keys.ts'

export const ISSUER = 'sumai-staff'
export const AUDIENCE = 'sumai-api'
/** A working day with some margin. */
const VALID_MS = 12 * 3_600_000
const CLOCK_TOLERANCE_S = 5
/** Ours have about 400 characters. */
const LONGEST = 2_000

/** Signs a token with the newest key of the file, valid for 12 hours from `now`. */
export async function issueStaffToken(file: string, staff: Staff, now: Date): Promise<string> {
  const key = readStaffKeys(file).findLast(({ d }) => d)
  if (!key) throw new StartupError(`STAFF_JWKS ${file} holds no private key to sign with.`)
  return new SignJWT(staff)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(new Date(now.getTime() + VALID_MS))
    .sign(await importJWK(key, ALGORITHM))
}

/** Resolves to the member of staff of a token; `undefined` if it is invalid. */
export type StaffReader = (token: string) => Promise<Staff | undefined>

/**
 * Verifies tokens by the keys of the file, which is read again when it changes. Keys in the header
 * of a token (`jku`, `jwk`, `x5u`) are ignored. If the file cannot be read, all tokens are refused
 * and the error is logged.
 */
export function staffReader(
  file: string,
  now: () => Date,
  onFault: (error: unknown) => void,
): StaffReader {
  const keys = keysOf(file)
  return async (token) => {
    if (token.length > LONGEST) return undefined
    const known = await keys().catch(onFault)
    if (!known) return undefined
    try {
      const { payload } = await jwtVerify(token, known, {
        algorithms: [ALGORITHM],
        typ: 'JWT',
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'nbf', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: now(),
      })
      return staffClaims.safeParse(payload).data
    } catch {
      return undefined
    }
  }
}

function keysOf(file: string): () => Promise<JWTVerifyGetKey> {
  let keys: JWTVerifyGetKey | undefined
  let readAt = ''
  return async () => {
    const { mtimeMs, size, ino } = await stat(file)
    const version = `${mtimeMs} ${size} ${ino}`
    if (!keys || version !== readAt) {
      keys = createLocalJWKSet({
        keys: readStaffKeys(file).map(({ d, ...publicPart }) => publicPart),
      })
      readAt = version
    }
    return keys
  }
}
