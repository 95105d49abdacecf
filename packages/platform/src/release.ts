import { createHash } from 'node:crypto'

/**
 * `remote.json`: the only mutable file of a remote. Releasing is replacing it, rolling back is
 * naming an earlier release in it. An earlier release stays valid for ever, so what makes it the
 * current one is signed as well: nobody else can go back to it.
 */
export type Pointer = {
  release: Release
  /** ms since 1970 at which it was made the current one. Never less than before. */
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
  /** Versions of shared libraries that it runs with: ranges, by library. */
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

/** The text that a release's signature covers: everything but the signature, as it was written. */
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

/** The same of a kept release. */
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
 * Subresource integrity of a file. One algorithm in the whole house: a preload that names another
 * one than the script that follows it is fetched twice, with a warning. The shortest: the entry of a
 * remote carries the integrity of its pages.
 */
export const INTEGRITY = 'sha256'

/** `sha256-…`, as browsers read it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `${INTEGRITY}-${createHash(INTEGRITY).update(bytes).digest('base64')}`
