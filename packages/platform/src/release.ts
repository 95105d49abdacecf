/**
 * `remote.json`: the only mutable file of a remote. Releasing is replacing it, rolling back is
 * putting the old one back.
 */
export type Release = {
  name: string
  /** Content hash of everything the release consists of. */
  build: string
  /** CONTRACT_VERSION of packages/platform that it was built against. */
  contract: number
  /** What browsers load, relative to `<remote>/web/`. */
  web: { entry: string; chunks: Record<string, { js: string[]; css: string[] }> }
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

/** Whether a parsed remote.json has the shape of a release; says nothing about its signature. */
export function isRelease(value: unknown): value is Release {
  const release = value as Release | null
  return (
    typeof release === 'object' &&
    release !== null &&
    typeof release.name === 'string' &&
    typeof release.build === 'string' &&
    typeof release.contract === 'number' &&
    typeof release.web?.entry === 'string' &&
    typeof release.web?.chunks === 'object' &&
    typeof release.node?.entry === 'string' &&
    typeof release.hashes === 'object' &&
    typeof release.signature === 'string'
  )
}
