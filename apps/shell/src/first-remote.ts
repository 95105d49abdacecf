import type { RouteObject } from '@sumai/platform'
import type { RemoteEntry } from './boot.ts'
import type { MountName } from './sites.ts'

/** What a remote's entry puts on the window: a container of Module Federation. */
type Container = { get(module: './routes'): Promise<() => { routes: RouteObject[] }> }

/** A remote that hangs must not hold the page: after this many ms it counts as unreachable. */
export const ENTRY_TIMEOUT = 10_000

/**
 * The routes of the remote that the page was rendered from, whose entry the page has announced. It
 * asks the container itself: the runtime of Module Federation, which loads every other remote
 * (remotes.ts), is 12 KB that the first page does without.
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
    // The runtime would take it for its own, and wait for what has happened.
    script.remove()
    throw new Error(`cannot load ${src}`)
  }
}
