import { createRequire } from 'node:module'
import { satisfy } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, SHARED_LIBRARIES } from '@sumai/platform/contract'
import {
  integrityOf,
  isPointer,
  isRelease,
  isSigned,
  type Pointer,
  pointedAt,
  type Release,
  signedPart,
} from '@sumai/platform/release'

const read = createRequire(import.meta.url)

/** Versions of the libraries that this shell gives to remotes (../shared-libraries.ts). */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  SHARED_LIBRARIES.filter((library) => library !== 'react/jsx-runtime').map((library) => [
    library,
    read(`${library}/package.json`).version,
  ]),
)

/** ms that the clock of a team may be ahead of ours. A later date would shut out every later release. */
const AHEAD = 5 * 60_000

/** A release that must not run. It is tried again later, or when remote.json changes. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease'
}

/**
 * Parses a remote.json and checks everything that can be known without fetching its files.
 * `heldSince` is the date of the loaded release: an older one is refused.
 */
export function verifyPointer(
  text: string,
  remote: string,
  publicKey: string,
  heldSince = 0,
): Pointer {
  const pointer = parse(text)
  if (!isPointer(pointer)) throw new RefusedRelease('remote.json is not a release')
  checkRelease(pointer.release, remote, publicKey)
  if (!isSigned(pointedAt(pointer), pointer.signature, publicKey)) {
    throw new RefusedRelease('the team has not made it the current one')
  }
  if (pointer.since > Date.now() + AHEAD) {
    throw new RefusedRelease('it is dated in the future')
  }
  if (pointer.since < heldSince) {
    throw new RefusedRelease('it was the current one before the one that is held')
  }
  return pointer
}

/** Parses and checks the file of a release that is not the current one. */
export function verifyRelease(text: string, remote: string, publicKey: string): Release {
  const release = parse(text)
  if (!isRelease(release)) throw new RefusedRelease('it is not a release')
  checkRelease(release, remote, publicKey)
  return release
}

/** A name that stays below the folder it is looked for in. */
const isPlain = (name: string) => /^[\w.@/+~-]+$/.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name)

function checkRelease(release: Release, remote: string, publicKey: string): void {
  if (release.name !== remote) throw new RefusedRelease(`it is a release of ${release.name}`)
  if (!isSigned(signedPart(release), release.signature, publicKey)) {
    throw new RefusedRelease('its signature is not the team’s')
  }
  if (![release.build, ...Object.keys(release.hashes)].every(isPlain)) {
    throw new RefusedRelease('the name of its build or of a file leads elsewhere')
  }
  if (release.contract !== CONTRACT_VERSION) {
    throw new RefusedRelease(
      `it was built against contract ${release.contract}, this shell speaks ${CONTRACT_VERSION}`,
    )
  }
  for (const [library, range] of Object.entries(release.needs)) {
    const version = SHARED_VERSIONS[library]
    if (!version || !satisfy(version, range)) {
      throw new RefusedRelease(`it needs ${library} ${range}, this shell has ${version ?? 'none'}`)
    }
  }
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
