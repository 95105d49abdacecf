import type { AddressedEntry } from '@sumai/platform'
import { ownerOf } from '../mounts.ts'
import type { Registry } from '../releases/registry.ts'
import { MOUNTS } from '../sites.ts'
import { rendererOf } from './renderer-of.ts'

/** How many a renderer answers in one go, so that visitors do not wait behind all of them. */
const SLICE = 50

/**
 * The paths of entries, in their order; `null` for those without a page in the current releases.
 * Throws when one may have its page in a remote that is down.
 */
export async function pathsOf(
  registry: Registry,
  entries: readonly AddressedEntry[],
): Promise<(string | null)[]> {
  const paths: (string | null)[] = entries.map(() => null)
  let failed: unknown
  for (const { name } of MOUNTS) {
    const renderer = await rendererOf(registry, name).catch((error) => {
      failed = error
    })
    const open = [...entries.keys()].filter((index) => paths[index] === null)
    for (const slice of renderer ? slicesOf(open) : []) {
      const asked = slice.flatMap((index) => entries[index] ?? [])
      const found = (await renderer?.ask('entryPaths', asked)) ?? []
      slice.forEach((index, at) => {
        paths[index] = found[at] ?? null
      })
    }
  }
  if (failed && paths.includes(null)) throw failed
  return paths
}

/**
 * Those of the paths that have a page in the current releases, each site's together. Throws while
 * the remote of one is down.
 */
export async function withPage(registry: Registry, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of MOUNTS) {
    const renderer = await rendererOf(registry, name)
    const own = paths.filter((path) => ownerOf(path.replace(/\?.*/, '')) === name)
    for (const slice of slicesOf(own)) {
      const have = await renderer.ask('havePages', slice)
      found.push(...slice.filter((_, index) => have[index]))
    }
  }
  return found
}

function* slicesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += SLICE) yield all.slice(at, at + SLICE)
}
