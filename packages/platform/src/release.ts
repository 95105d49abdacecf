import { createHash, verify } from 'node:crypto'

/**
 * `remote.json`: the only mutable file of a remote. A release replaces it; a rollback names an
 * earlier release in it. Earlier releases stay valid, so the pointer is signed as well: otherwise
 * an attacker could bring back an old release.
 */
export type Pointer = {
  release: Release
  /** When it became the current one, in ms since 1970. Never decreases. */
  since: number
  /** Ed25519 over `pointedAt`, base64. */
  signature: string
}

/** A build that a team has signed. */
export type Release = {
  name: string
  /** Content hash of everything the release consists of. */
  build: string
  /** CONTRACT_VERSION of packages/platform that it was built against. */
  contract: number
  /** Version ranges of the shared libraries, by library. */
  needs: Record<string, string>
  /**
   * What browsers load, relative to `<remote>/web/`: the entry, and the scripts and stylesheets of
   * each page by the path of its module from the folder of the app.
   */
  web: { entry: string; pages: Record<string, { js: string[]; css: string[] }> }
  /** What the shell's server evaluates, relative to `<remote>/node/`. */
  node: { entry: string }
  /** Subresource integrity (`integrityOf`) of every file above, keyed `web/…` or `node/…`. */
  hashes: Record<string, string>
  /** Ed25519 over `signedPart`, base64. Hashes from an unsigned file would prove nothing. */
  signature: string
}

/** The text that a release's signature covers: everything else in it. */
export function signedPart({
  signature: _,
  ...rest
}: Release | (Omit<Release, 'signature'> & { signature?: string })): string {
  return JSON.stringify(rest)
}

/** The text that a pointer's signature covers. */
export const pointedAt = ({
  release: { name, build },
  since,
}: Omit<Pointer, 'signature'>): string => JSON.stringify({ name, build, since })

/** Whether a text bears the signature (Ed25519, base64) of the team with this public key (PEM). */
export const isSigned = (text: string, signature: string, publicKey: string): boolean =>
  verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))

/** Whether a parsed remote.json has its shape; says nothing about signatures. */
export function isPointer(value: unknown): value is Pointer {
  const pointer = value as Pointer | null
  return (
    typeof pointer === 'object' &&
    pointer !== null &&
    typeof pointer.since === 'number' &&
    typeof pointer.signature === 'string' &&
    isRelease(pointer.release)
  )
}

/** Whether a parsed value has the shape of a release; says nothing about its signature. */
export function isRelease(value: unknown): value is Release {
  const release = value as Release | null
  return (
    typeof release === 'object' &&
    release !== null &&
    typeof release.name === 'string' &&
    typeof release.build === 'string' &&
    typeof release.contract === 'number' &&
    typeof release.needs === 'object' &&
    release.needs !== null &&
    typeof release.web?.entry === 'string' &&
    typeof release.web?.pages === 'object' &&
    typeof release.node?.entry === 'string' &&
    typeof release.hashes === 'object' &&
    typeof release.signature === 'string'
  )
}

/**
 * The one algorithm for subresource integrity: browsers fetch a file twice when its preload names
 * another algorithm than its script. It has the shortest hash, because entries carry many.
 */
export const INTEGRITY = 'sha256'

/** The `integrity` attribute of a file: `sha256-…`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `${INTEGRITY}-${createHash(INTEGRITY).update(bytes).digest('base64')}`
