import { runInThisContext } from 'node:vm'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { RouteObject } from '@sumai/platform'

declare const __non_webpack_require__: NodeJS.Require

/** Verified code by URL, until the runtime has evaluated it. */
const verified = new Map<string, string>()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'verified-code',
      // The runtime does not fetch: it gets the bytes whose hash was verified.
      async loadEntry({ remoteInfo: { entry } }) {
        const code = verified.get(entry)
        if (code === undefined) throw new Error(`${entry} was not verified`)
        return evaluate(code, entry) as never
      },
    },
  ],
})

let last: Promise<unknown> = Promise.resolve()

/**
 * Replaces the server's copy of a remote and returns its routes. Calls run one after the other,
 * because the runtime identifies remotes by name, and a preview has the same name.
 */
export function loadRoutes(name: string, entry: string, code: string): Promise<RouteObject[]> {
  const routes = last.then(() => load(name, entry, code))
  last = routes.catch(() => {})
  return routes
}

async function load(name: string, entry: string, code: string): Promise<RouteObject[]> {
  verified.set(entry, code)
  try {
    federation.registerRemotes([{ name, entry }], { force: true })
    const module = await federation.loadRemote<{ routes: RouteObject[] }>(`${name}/routes`)
    if (!Array.isArray(module?.routes)) throw new Error(`${name} exposes no routes`)
    return module.routes
  } finally {
    verified.delete(entry)
  }
}

/** Evaluates a CommonJS container in this realm, so that it uses our React. */
function evaluate(code: string, filename: string): unknown {
  const wrapper = runInThisContext(`(function(module,exports,require){${code}\n})`, { filename })
  const module = { exports: {} }
  wrapper(module, module.exports, __non_webpack_require__)
  return module.exports
}
