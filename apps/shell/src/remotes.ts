import type { RouteObject } from '@sumai/platform'
import type { RemoteEntry } from './boot.ts'
import type { MountName } from './sites.ts'

/** The container protocol of Module Federation: what a remote's entry puts on the window. */
type Container = {
  init(shareScope: unknown): Promise<void>
  get(module: './routes'): Promise<() => { routes: RouteObject[] }>
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>
declare const __webpack_share_scopes__: { default: unknown }

/**
 * Loads the routes of remotes, in the release that rendered the page. When that fails (the files
 * are gone, the remote was down when the page was made) it asks the shell once for the current one.
 */
export function createRemoteLoader(entries: Record<string, RemoteEntry>) {
  const known = { ...entries }
  return async function loadRoutes(name: MountName): Promise<RouteObject[]> {
    const tried = known[name]
    try {
      return await routesOf(name, tried)
    } catch (error) {
      const fresh = await currentEntry(name)
      // The same file again would only make the visitor wait as long once more.
      if (!fresh || isSame(fresh, tried)) throw error
      known[name] = fresh
      return routesOf(name, fresh)
    }
  }
}

const isSame = (a: RemoteEntry, b?: RemoteEntry) =>
  a.entry === b?.entry && a.integrity === b.integrity

const containers = new Map<string, Promise<Container>>()

async function routesOf(name: MountName, remote: RemoteEntry | undefined): Promise<RouteObject[]> {
  if (!remote) throw new Error(`${name} is not available`)
  let container = containers.get(remote.entry)
  if (!container) {
    container = loadContainer(name, remote)
    containers.set(remote.entry, container)
    container.catch(() => containers.delete(remote.entry))
  }
  const factory = await (await container).get('./routes')
  return factory().routes
}

async function loadContainer(name: MountName, { entry, integrity }: RemoteEntry) {
  await addScript(entry, integrity)
  await __webpack_init_sharing__('default')
  const container = (globalThis as unknown as Record<string, Container>)[name]
  if (!container) throw new Error(`${entry} is not the container of ${name}`)
  await container.init(__webpack_share_scopes__.default)
  return container
}

/** A remote that hangs must not hold the page: after this many ms it counts as unreachable. */
const ENTRY_TIMEOUT = 10_000

function addScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`cannot load ${src}`))
    }
    const timer = setTimeout(fail, ENTRY_TIMEOUT)
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true })
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}

async function currentEntry(name: MountName): Promise<RemoteEntry | undefined> {
  const signal = AbortSignal.timeout(ENTRY_TIMEOUT)
  const response = await fetch('/remotes.json', { cache: 'no-store', signal })
  return response.ok ? (await response.json())[name] : undefined
}
