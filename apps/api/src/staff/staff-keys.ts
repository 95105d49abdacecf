import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { StartupError } from '../db/database.ts'

/** The one algorithm that staff tokens are signed with (RFC 8037). */
export const ALGORITHM = 'EdDSA'

/**
 * A pair for signing tokens as a JWK. Where tokens are issued elsewhere, the file of the API holds
 * the public parts alone (without `d`).
 */
export type StaffKey = JWK & { kid: string; d?: string }

/** Makes the file with a first key when there is none. */
export async function makeStaffKeys(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const draft = writeDraft(file, [await newKey()])
  try {
    linkSync(draft, file) // whole or not at all, and never over the keys of another process
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new StartupError(`STAFF_JWKS ${file} cannot be made (${code}).`)
  } finally {
    rmSync(draft)
  }
}

/** Oldest first. Throws a `StartupError` when the file cannot be read or holds something else. */
export function readStaffKeys(file: string): StaffKey[] {
  try {
    const { keys } = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(keys) && keys.every(isStaffKey)) return keys
  } catch (cause) {
    const { code = 'not JSON' } = cause as NodeJS.ErrnoException
    throw new StartupError(`STAFF_JWKS ${file} cannot be read (${code}).`)
  }
  throw new StartupError(`STAFF_JWKS ${file} must hold Ed25519 keys with a kid.`)
}

const isStaffKey = (key: Partial<StaffKey>) =>
  key?.kty === 'OKP' && key.crv === 'Ed25519' && typeof key.x === 'string' && Boolean(key.kid)

/** Adds a key, with which tokens are signed from now on; returns its identifier. */
export async function addStaffKey(file: string): Promise<string> {
  const key = await newKey()
  replace(file, [...readStaffKeys(file), key])
  return key.kid
}

/** Removes a key: tokens signed with it are refused at once. */
export function retireStaffKey(file: string, kid: string): void {
  const keys = readStaffKeys(file)
  if (!keys.some((key) => key.kid === kid)) throw new StartupError(`There is no key ${kid}.`)
  if (keys.length === 1) throw new StartupError('The last key stays: add another one first.')
  replace(
    file,
    keys.filter((key) => key.kid !== kid),
  )
}

async function newKey(): Promise<StaffKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const key = await exportJWK(privateKey)
  return { ...key, kid: await calculateJwkThumbprint(key), alg: ALGORITHM, use: 'sig' }
}

function replace(file: string, keys: readonly StaffKey[]): void {
  renameSync(writeDraft(file, keys), file)
}

/** A complete file beside the real one, for the eyes of its owner only. */
function writeDraft(file: string, keys: readonly StaffKey[]): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify({ keys }, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  return draft
}
