import type { RouteObject } from '@sumai/platform'
import type { RemoteEntry } from './boot.ts'
import type { MountName } from './sites.ts'

/** The Module Federation container that the entry of a remote defines on `window`. */
type Container = { get(module: './routes'): Promise<() => { routes: RouteObject[] }> }

/** ms after which a remote counts as unreachable. */
export const ENTRY_TIMEOUT = 10_000

/**
 * Loads the routes of the remote that rendered the page, whose entry the page preloads. It uses the
 * container directly, so that the first page does not need the runtime of Module Federation (12
 * KB), which loads the other remotes (remotes.ts).
 */
export async function firstRoutes(
  name: MountName,
  { entry, integrity }: RemoteEntry,
): Promise<RouteObject[]> {
  await addScript(entry, integrity)
  const container = (globalThis as unknown as Record<string, Container>)[name]
  if (!container) throw new Error(`${entry} is not the container of ${name}`)
  return (await container.get('./routes'))().routes
}

async function addScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script')
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    setTimeout(reject, ENTRY_TIMEOUT)
  })
  document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous' }))
  try {
    await loaded
  } catch {
    // Otherwise the runtime would find this script and wait for its load event.
    script.remove()
    throw new Error(`cannot load ${src}`)
  }
}
