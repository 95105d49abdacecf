import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import type { AppName } from './paths.ts'
import { sharedLibraries } from './shared.ts'

/** What a remote exposes: its routes, as a chunk of this name. */
export const EXPOSED_CHUNK = '__federation_expose_routes'
const EXPOSED = { './routes': { import: './src/routes.ts', name: EXPOSED_CHUNK } }

/**
 * Browser: classic containers. They speak the same init/get protocol as Module Federation 2 at a
 * fifth of its size (docs/decisions/0002-classic-containers-in-the-browser.md).
 */
export function browserFederation(app: AppName, hot: boolean) {
  const host = app === 'shell'
  return new rspack.container.ModuleFederationPluginV1({
    name: app,
    shared: sharedLibraries(host),
    enhanced: false,
    ...(host
      ? {}
      : {
          filename: hot ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: EXPOSED,
          library: { type: 'global', name: app },
        }),
  })
}

/** Server: Module Federation 2, whose runtime can replace a remote while the process lives. */
export function serverFederation(app: AppName) {
  const host = app === 'shell'
  return new ModuleFederationPlugin({
    name: app,
    shared: sharedLibraries(host),
    shareStrategy: 'loaded-first',
    manifest: false,
    // The contract between the teams is packages/platform; generated types would take 5 s a build.
    dts: false,
    library: { type: 'commonjs-module', name: app },
    remoteType: 'script',
    experiments: { optimization: { target: 'node', disableSnapshot: true } },
    ...(host ? {} : { filename: 'remoteEntry.[contenthash:8].js', exposes: EXPOSED }),
  })
}
