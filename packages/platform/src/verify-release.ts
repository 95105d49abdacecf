import {
  integrityOf,
  isPointer,
  isRelease,
  isSigned,
  type Pointer,
  pointedAt,
  type Release,
  signedPart,
} from './release.ts'

/** ms that the clock of a team may be ahead of ours. A later date would shut out every later release. */
const AHEAD = 5 * 60_000

/** A release that must not run. It is tried again later, or when remote.json changes. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease'
}

/**
 * Parses a remote.json and checks that the team with this public key (PEM) has signed the release
 * of `name` and made it the current one. `heldSince` is the date of the loaded release: an older one
 * is refused. Throws `RefusedRelease`.
 */
export function verifyPointer(
  text: string,
  name: string,
  publicKey: string,
  heldSince = 0,
): Pointer {
  const pointer = parse(text)
  if (!isPointer(pointer)) throw new RefusedRelease('remote.json is not a release')
  requireItsTeams(pointer.release, name, publicKey)
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

/** Parses and checks the file of a release that is not the current one. Throws `RefusedRelease`. */
export function verifyRelease(text: string, name: string, publicKey: string): Release {
  const release = parse(text)
  if (!isRelease(release)) throw new RefusedRelease('it is not a release')
  requireItsTeams(release, name, publicKey)
  return release
}

/**
 * Checks the bytes of a file against the hash that the signature covers. Throws `RefusedRelease`.
 */
export function verifyFile(release: Release, file: string, bytes: Uint8Array): void {
  if (release.hashes[file] !== integrityOf(bytes)) {
    throw new RefusedRelease(`${file} is not what was signed`)
  }
}

function requireItsTeams(release: Release, name: string, publicKey: string): void {
  if (release.name !== name) throw new RefusedRelease(`it is a release of ${release.name}`)
  if (!isSigned(signedPart(release), release.signature, publicKey)) {
    throw new RefusedRelease('its signature is not the team’s')
  }
  requirePlainNames(release)
}

/**
 * Throws `RefusedRelease` unless the names of the build and of its files stay below the folder that
 * they are looked for in.
 */
export function requirePlainNames({ build, hashes }: Pick<Release, 'build' | 'hashes'>): void {
  const bad = [build, ...Object.keys(hashes)].find((name) => !isPlain(name))
  if (bad !== undefined) throw new RefusedRelease(`the name ${bad} leads elsewhere`)
}

const isPlain = (name: string) => /^[\w.@/+~-]+$/.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
