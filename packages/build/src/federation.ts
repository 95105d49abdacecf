import type { Entry } from '@rspack/core'
import type { RemoteName } from './paths.ts'

/**
 * A container of Module Federation, of one module: the routes. They stand in the entry, one request
 * less, and run when they are asked for: the libraries of the shell are there by then. `init` would
 * give it libraries to choose from, but it has externals in their place (shared.ts).
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

/** Of the runtime of Module Federation only what browsers need: 11 KB (brotli) instead of 18. */
export const FEDERATION_IN_BROWSERS = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SHARED: true,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
}
