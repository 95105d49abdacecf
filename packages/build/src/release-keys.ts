import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_KEYS_FILE } from '@sumai/platform/defaults'
import { RELEASED, type ReleasedName, repoRoot } from './paths.ts'

const publicKeysFile = path.join(repoRoot, PUBLIC_KEYS_FILE)
const keyDir = path.dirname(publicKeysFile)

/**
 * The team's signing key: `RELEASE_KEY_<APP>` (PEM) where releases are made for the public;
 * on a developer's machine a pair is made at the first build.
 */
export function signingKey(app: ReleasedName): KeyObject {
  const pem = process.env[`RELEASE_KEY_${app.toUpperCase()}`]
  if (pem) return createPrivateKey(pem)
  makeDevelopmentKeys()
  return createPrivateKey(readFileSync(privateKeyFile(app), 'utf8'))
}

const privateKeyFile = (app: ReleasedName) => path.join(keyDir, `${app}.private.pem`)

/** Makes the pairs that are missing. Existing ones stay, because releases are signed with them. */
export function makeDevelopmentKeys(): void {
  const publicKeys: Record<string, string> = existsSync(publicKeysFile)
    ? JSON.parse(readFileSync(publicKeysFile, 'utf8'))
    : {}
  const missing = RELEASED.filter((app) => !publicKeys[app])
  if (missing.length === 0) return
  mkdirSync(keyDir, { recursive: true, mode: 0o700 })
  for (const app of missing) {
    const pair = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    writeFileSync(privateKeyFile(app), pair.privateKey, { mode: 0o600 })
    publicKeys[app] = pair.publicKey
  }
  writeFileSync(publicKeysFile, `${JSON.stringify(publicKeys, null, 2)}\n`)
}
