import type { Entry } from '@rspack/core'
import type { RemoteName } from './paths.ts'

/**
 * A container of Module Federation with one module: the routes. They are part of the entry, which
 * saves a request, and run when the container is asked for them, because the libraries of the shell
 * are there by then. `init`, which hands over shared libraries, has nothing to do: they are
 * externals (shared.ts).
 */
const CONTAINER = `
  export const init = () => {}
  export const get = async () => {
    const routes = await import(/* webpackMode: "eager" */ './src/routes.ts')
    return () => routes
  }`

/** The entry of a remote: a global in browsers, on the server a CommonJS module. */
export const remoteEntry = (remote: RemoteName, web: boolean, hot: boolean): Entry => ({
  [remote]: {
    import: `data:text/javascript,${encodeURIComponent(CONTAINER)}`,
    filename: hot && web ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    library: web ? { type: 'global', name: remote } : { type: 'commonjs-module' },
  },
})

/**
 * Leaves out of the runtime of Module Federation what browsers do not need: 11 KB (brotli) instead
 * of 18.
 */
export const FEDERATION_IN_BROWSERS = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SHARED: true,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
}
