import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_KEYS_FILE } from '@sumai/platform/defaults'
import { REMOTES, type RemoteName, repoRoot } from './paths.ts'

const publicKeysFile = path.join(repoRoot, PUBLIC_KEYS_FILE)
const keyDir = path.dirname(publicKeysFile)

/**
 * The team's signing key: `RELEASE_KEY_<REMOTE>` (PEM) where releases are made for the public;
 * on a developer's machine a pair is made at the first build.
 */
export function signingKey(remote: RemoteName): KeyObject {
  const pem = process.env[`RELEASE_KEY_${remote.toUpperCase()}`]
  if (pem) return createPrivateKey(pem)
  makeDevelopmentKeys()
  return createPrivateKey(readFileSync(privateKeyFile(remote), 'utf8'))
}

const privateKeyFile = (remote: RemoteName) => path.join(keyDir, `${remote}.private.pem`)

export function makeDevelopmentKeys(): void {
  if (existsSync(publicKeysFile)) return
  mkdirSync(keyDir, { recursive: true, mode: 0o700 })
  const publicKeys: Record<string, string> = {}
  for (const remote of REMOTES) {
    const pair = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    writeFileSync(privateKeyFile(remote), pair.privateKey, { mode: 0o600 })
    publicKeys[remote] = pair.publicKey
  }
  writeFileSync(publicKeysFile, `${JSON.stringify(publicKeys, null, 2)}\n`)
}
