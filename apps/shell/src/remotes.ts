import { createInstance } from '@module-federation/enhanced/runtime'
import type { RouteObject } from '@sumai/platform'
import type { RemoteEntry } from './boot.ts'
import { ENTRY_TIMEOUT } from './first-remote.ts'
import type { MountName } from './sites.ts'

type Entries = Record<string, RemoteEntry>

/**
 * Loads the routes of a remote from the release that rendered the page. If that fails (files are
 * gone, or the remote was down) it asks the shell once for the current release.
 */
export async function loadRoutes(name: MountName, known: Entries): Promise<RouteObject[]> {
  const tried = known[name]
  try {
    return await routesOf(name, tried)
  } catch (error) {
    return currentRoutes(name, known, { tried, error })
  }
}

/** Loads the routes from the current release, and stores that one in `known`. */
export async function currentRoutes(
  name: MountName,
  known: Entries,
  { tried, error }: { tried: RemoteEntry | undefined; error: unknown },
): Promise<RouteObject[]> {
  const fresh = await currentEntry(name)
  // The same file would fail again.
  if (!fresh || isSame(fresh, tried)) throw error
  known[name] = fresh
  return routesOf(name, fresh)
}

const isSame = (a: RemoteEntry, b?: RemoteEntry) =>
  a.entry === b?.entry && a.integrity === b.integrity

const registered = new Map<string, RemoteEntry>()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'integrity',
      createScript({ url, remoteInfo }) {
        const integrity = registered.get(remoteInfo?.name ?? '')?.integrity
        const script = document.createElement('script')
        Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous' })
        return { script, timeout: ENTRY_TIMEOUT }
      },
    },
  ],
})

async function routesOf(name: MountName, remote: RemoteEntry | undefined): Promise<RouteObject[]> {
  if (!remote) throw new Error(`${name} is not available`)
  if (!isSame(remote, registered.get(name))) {
    registered.set(name, remote)
    federation.registerRemotes([{ name, entry: remote.entry }], { force: true })
  }
  const module = await federation.loadRemote<{ routes: RouteObject[] }>(`${name}/routes`)
  if (!module) throw new Error(`${remote.entry} has no routes`)
  return module.routes
}

async function currentEntry(name: MountName): Promise<RemoteEntry | undefined> {
  const signal = AbortSignal.timeout(ENTRY_TIMEOUT)
  const response = await fetch('/remotes.json', { cache: 'no-store', signal })
  return response.ok ? (await response.json())[name] : undefined
}
