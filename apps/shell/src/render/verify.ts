import { verify } from 'node:crypto'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { integrityOf } from '@sumai/platform/integrity'
import { isRelease, type Release, signedPart } from '@sumai/platform/release'

/** A release that must not run. It is not asked for again until remote.json changes. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease'
}

/** Parses a remote.json and checks everything that can be known without fetching its files. */
export function verifyRelease(text: string, remote: string, publicKey: string): Release {
  const release = parse(text)
  if (!isRelease(release)) throw new RefusedRelease('remote.json is not a release')
  if (release.name !== remote) throw new RefusedRelease(`it is a release of ${release.name}`)
  const signature = Buffer.from(release.signature, 'base64')
  if (!verify(null, Buffer.from(signedPart(release)), publicKey, signature)) {
    throw new RefusedRelease('its signature is not the team’s')
  }
  if (release.contract !== CONTRACT_VERSION) {
    throw new RefusedRelease(
      `it was built against contract ${release.contract}, this shell speaks ${CONTRACT_VERSION}`,
    )
  }
  return release
}

/** Checks a fetched file against the hash that the signature covers. */
export function verifyFile(release: Release, file: string, bytes: Uint8Array): void {
  if (release.hashes[file] !== integrityOf(bytes))
    throw new RefusedRelease(`${file} is not what was signed`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
