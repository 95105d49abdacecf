import { createRequire } from 'node:module'
import { satisfy } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, SHARED_LIBRARIES } from '@sumai/platform/contract'
import type { Pointer, Release } from '@sumai/platform/release'
import * as platform from '@sumai/platform/verify-release'

const read = createRequire(import.meta.url)

/** Versions of the libraries that this shell gives to remotes (../shared-libraries.ts). */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  SHARED_LIBRARIES.filter((library) => library !== 'react/jsx-runtime').map((library) => [
    library,
    read(`${library}/package.json`).version,
  ]),
)

/** Checks everything of a remote.json that can be known without fetching the files of its release. */
export function verifyPointer(...asked: Parameters<typeof platform.verifyPointer>): Pointer {
  const pointer = platform.verifyPointer(...asked)
  requireFit(pointer.release)
  return pointer
}

/** The same of a release that is not the current one. */
export function verifyRelease(...asked: Parameters<typeof platform.verifyRelease>): Release {
  const release = platform.verifyRelease(...asked)
  requireFit(release)
  return release
}

/** Whether it was built for this shell. */
function requireFit({ contract, needs }: Release): void {
  if (contract !== CONTRACT_VERSION) {
    throw new platform.RefusedRelease(
      `it was built against contract ${contract}, this shell speaks ${CONTRACT_VERSION}`,
    )
  }
  for (const [library, range] of Object.entries(needs)) {
    const version = SHARED_VERSIONS[library]
    if (!version || !satisfy(version, range)) {
      throw new platform.RefusedRelease(
        `it needs ${library} ${range}, this shell has ${version ?? 'none'}`,
      )
    }
  }
}
