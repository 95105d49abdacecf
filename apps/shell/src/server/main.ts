/**
 * The shell's process: reads the environment, loads the remotes, and serves until it is stopped.
 * Pages are rendered by processes of their own (../releases/renderer.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createApi } from '@sumai/api-client'
import { startTelemetry } from '@sumai/telemetry'
import { log } from '../log.ts'
import { createFetchRemote } from '../releases/fetch-remote.ts'
import { KeptReleases } from '../releases/kept-releases.ts'
import type { RenderSettings, Start } from '../releases/messages.ts'
import { prove } from '../releases/prove.ts'
import { Registry } from '../releases/registry.ts'
import { createRender, type Render } from '../releases/render.ts'
import { Renderer } from '../releases/renderer.ts'
import { createServerTransport } from '../render/server-transport.ts'
import { createSiteFiles } from '../site-files/site-files.ts'
import { buildShell } from './app.ts'
import { lastAnswers } from './connections.ts'
import { assetsBase, closeConnections, developmentRender, spareRenderers } from './development.ts'
import { readEnv } from './env.ts'
import { homeViewsCounter } from './home-views.ts'

/** ms: longer than for pages, because no visitor waits for it. */
const PATIENCE = 10_000

/** ms that a page may take besides its data: to wait for the process, and to be drawn. */
const DRAWN_IN = 4_000

/** ms after which whoever has not taken an answer loses it. */
const LAST_BYTES = 5_000

async function start() {
  const env = readEnv()
  const telemetry = await startTelemetry('shell')
  const development = env.devServers.size > 0
  const assetsDir = path.join(env.distDir, 'web')
  const settings: RenderSettings = {
    assetsDir,
    assetsBase: assetsBase(env.devServers),
    publicOrigin: env.publicOrigin,
    apiOrigin: env.apiOrigin,
    apiPublicOrigin: env.apiPublicOrigin,
    remoteOrigins: [...new Set(env.remotes.map(({ publicUrl }) => new URL(publicUrl).origin))],
    internalToken: env.internalToken,
    map: env.map,
    extraMs: env.extraMs,
    deadlineMs: env.deadlineMs,
    serviceWorker: env.serviceWorker,
    webVitals: env.webVitals,
    tagManager: env.tagManager,
  }
  const rendering = {
    program: path.join(env.distDir, 'node/render.cjs'),
    folder: env.distDir,
    memoryLimit: env.rendererMemory,
    patienceMs: env.deadlineMs + DRAWN_IN,
    complain: log,
  }
  const startRenderer = development
    ? spareRenderers(rendering)
    : (start: Start) => new Renderer(rendering, start)
  const registry = new Registry(env.remotes, {
    fetchFile: createFetchRemote({
      origins: env.remotes.map(({ url }) => new URL(url).origin),
      allowPrivate: env.remotesPrivate,
    }),
    keptOf: (name) => new KeptReleases(path.join(env.releasesDir, name)),
    start: (loaded, liveReleases) => startRenderer({ settings, loaded, liveReleases }),
    // Errors of what is being written are to be seen on the page itself.
    prove: development ? async () => {} : prove,
    log,
  })
  const render = createRender(registry, env.publicOrigin)
  const patient = { ...env, deadlineMs: PATIENCE, telemetry, log }
  const transport = createServerTransport(patient)('')
  const homeViews = homeViewsCounter({
    async report(home_views) {
      await transport.request({ method: 'POST', path: 'home-views', body: { home_views } })
    },
    log,
  })
  const siteFiles = createSiteFiles({
    api: createApi(transport),
    registry,
    render,
    publicOrigin: env.publicOrigin,
    notices: readNotices(path.join(assetsDir, 'licenses.json')),
  })
  const traced: Render = (request) => render({ ...request, trace: telemetry.headers() })
  const firstLook = Promise.withResolvers<void>()
  const app = buildShell({
    ...env,
    firstLook: firstLook.promise,
    siteFiles,
    homeViews,
    registry,
    render: development ? developmentRender(traced, registry, env.devServers) : traced,
    telemetry,
    assetsDir,
    publicDir: path.join(import.meta.dirname, '../../public'),
    log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  })
  if (development) closeConnections(app)

  // Before a release runs, which could listen on the same port.
  await app.listen({ host: env.host, port: env.port })
  log(`listening on http://${env.host}:${env.port}`)
  firstLook.resolve(registry.refreshAll())
  const poll = setInterval(() => registry.refreshAll(), env.pollMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      clearInterval(poll)
      await lastAnswers(app)
      setTimeout(() => app.server.closeAllConnections(), LAST_BYTES).unref()
      await app.close()
      await homeViews.stop()
      await registry.close()
      await telemetry.stop()
      process.exit(0)
    })
  }
}

/** Empty for a build with hot reload. */
const readNotices = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

start().catch((error: Error) => {
  console.error(`shell: ${error.message}`)
  process.exit(1)
})
