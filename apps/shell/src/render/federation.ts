import { runInThisContext } from 'node:vm'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { RouteObject } from '@sumai/platform'

declare const __non_webpack_require__: NodeJS.Require

/** The routes of a remote from the verified code of its container. */
export async function loadRoutes(name: string, code: string): Promise<RouteObject[]> {
  const federation = createInstance({
    name: 'shell',
    remotes: [{ name, entry: `${name}.js` }],
    plugins: [
      {
        name: 'verified-code',
        // The runtime does not fetch: it gets the bytes whose hash was verified.
        loadEntry: async () => evaluate(code, name) as never,
      },
    ],
  })
  const module = await federation.loadRemote<{ routes: RouteObject[] }>(`${name}/routes`)
  if (!Array.isArray(module?.routes)) throw new Error(`${name} exposes no routes`)
  return module.routes
}

/** Evaluates a CommonJS container in this realm, so that it uses our React. */
function evaluate(code: string, filename: string): unknown {
  const wrapper = runInThisContext(`(function(module,exports,require){${code}\n})`, { filename })
  const module = { exports: {} }
  wrapper(module, module.exports, __non_webpack_require__)
  return module.exports
}
