/**
 * The shell's process: reads the environment, loads the remotes, and serves until it is stopped.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createApi } from '@sumai/api-client'
import { integrityOf } from '@sumai/platform/release'
import { startTelemetry } from '@sumai/telemetry'
import type * as RenderBundle from '../render/bundle.ts'
import type { Render } from '../render/render.tsx'
import { buildShell } from './app.ts'
import { assetsBase, closeConnections, developmentRender } from './development.ts'
import { readEnv } from './env.ts'
import { createFetchRemote } from './fetch-remote.ts'
import { createTokens } from './tokens.ts'

/** ms: longer than for pages, because no visitor waits for a sitemap. */
const PATIENCE = 10_000

const log = (message: string) => console.log(`shell: ${message}`)

async function start() {
  const env = readEnv()
  const telemetry = await startTelemetry('shell')
  const development = env.devServers.size > 0
  const dist = env.distDir
  const bundle: typeof RenderBundle = createRequire(import.meta.url)(
    path.join(dist, 'node/render.cjs'),
  )
  const fetchRemote = createFetchRemote({
    origins: env.remotes.map(({ url }) => new URL(url).origin),
    allowPrivate: env.remotesPrivate,
  })
  const registry = new bundle.Registry(env.remotes, fetchRemote, log)
  const tokens = createTokens(env.internalToken)
  const render = bundle.createRenderer({
    registry,
    assets: readAssets(path.join(dist, 'web'), assetsBase(env.devServers), bundle.toSheet),
    publicOrigin: env.publicOrigin,
    apiPublicOrigin: env.apiPublicOrigin,
    remoteOrigins: [...new Set(env.remotes.map(({ publicUrl }) => new URL(publicUrl).origin))],
    transportFor: bundle.createServerTransport({ ...env, telemetry, log }),
    deadlineMs: env.deadlineMs,
    extraMs: env.extraMs,
    webVitals: env.webVitals,
    ...tokens,
    log,
  })
  const siteFiles = bundle.createSiteFiles({
    api: createApi(
      bundle.createServerTransport({ ...env, deadlineMs: PATIENCE, telemetry, log })(''),
    ),
    registry,
    render,
    publicOrigin: env.publicOrigin,
    notices: readNotices(path.join(dist, 'web/licenses.json')),
  })
  const traced = (inner: Render): Render => {
    return (request, ...rest) =>
      telemetry.span('render', 'internal', { 'url.path': new URL(request.url).pathname }, () =>
        inner(request, ...rest),
      )
  }
  const app = buildShell({
    ...env,
    siteFiles,
    registry,
    render: traced(development ? developmentRender(render, registry, env.devServers) : render),
    telemetry,
    assetsDir: path.join(dist, 'web'),
    publicDir: path.join(import.meta.dirname, '../../public'),
    log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  })
  if (development) closeConnections(app)

  await registry.refreshAll()
  const poll = setInterval(() => registry.refreshAll(), env.pollMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      clearInterval(poll)
      await app.close()
      await telemetry.stop()
      process.exit(0)
    })
  }
  // Frees some 40 MB that compiling the shell and the remotes has left.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  await app.listen({ host: env.host, port: env.port })
  log(`listening on http://${env.host}:${env.port}`)
}

/** Empty for a build with hot reload. */
const readNotices = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

function readAssets(folder: string, base: string, toSheet: typeof RenderBundle.toSheet) {
  const { main } = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8'))
  const integrity = (file: string) => integrityOf(readFileSync(path.join(folder, file)))
  return {
    js: (main.js as string[]).map((file) => ({
      src: base + file,
      integrity: integrity(file),
    })),
    sheets: (main.css as string[]).map((file) =>
      toSheet({ href: base + file, css: readFileSync(path.join(folder, file), 'utf8') }),
    ),
  }
}

start().catch((error: Error) => {
  console.error(`shell: ${error.message}`)
  process.exit(1)
})
