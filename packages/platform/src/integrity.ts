import { createHash } from 'node:crypto'

/**
 * Subresource integrity of a file. One algorithm in the whole house: a preload that names another
 * one than the script that follows it is fetched twice, with a warning. The shortest: the entry of a
 * remote carries the integrity of its pages.
 */
export const INTEGRITY = 'sha256'

/** `sha256-…`, as browsers read it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `${INTEGRITY}-${createHash(INTEGRITY).update(bytes).digest('base64')}`
