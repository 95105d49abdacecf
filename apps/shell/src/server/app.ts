import fastifyStatic from '@fastify/static'
import type { Telemetry } from '@sumai/telemetry'
import Fastify, { type FastifyInstance } from 'fastify'
import { errorTitle } from '../errors/error-texts.ts'
import { LAST_RESORT } from '../errors/last-resort.ts'
import type { Registry, RemoteDefinition } from '../render/registry.ts'
import type { Render } from '../render/render.tsx'
import type { SiteFiles } from '../render/site-files/site-files.ts'
import { beacons } from './beacons.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'
import { previews } from './preview.ts'
import { refuse } from './refuse.ts'
import { secure, securityHeaders } from './security-headers.ts'
import { siteFiles } from './site-files.ts'

/** The page for when no page could be rendered, the error page included. */
const lastResort = (status: number) =>
  plainPage({ status, heading: errorTitle(status), text: LAST_RESORT })

export type ShellDependencies = {
  registry: Registry
  remotes: readonly RemoteDefinition[]
  render: Render
  /** Folder of the shell's browser build. */
  assetsDir: string
  /** Folder with the icons. */
  publicDir: string
  siteFiles: SiteFiles
  /** Whether browsers may keep what they have seen; otherwise they forget it. */
  serviceWorker: boolean
  publicOrigin: string
  apiOrigin: string
  trustedProxies: string[]
  freshMs: number
  cacheBytes: number
  /** Browsers report what Trusted Types would stop. */
  trustedTypes: boolean
  /** Browsers tell how fast pages were. */
  webVitals: boolean
  telemetry: Telemetry
  log(error: unknown): void
}

/** The shell's server, from its dependencies. */
export function buildShell(deps: ShellDependencies): FastifyInstance {
  const headers = securityHeaders(deps)
  const app = Fastify({
    trustProxy: deps.trustedProxies.length > 0 ? deps.trustedProxies : false,
    requestTimeout: 10_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    // Requests that are on their way when it is told to stop are answered like all others.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    // Addresses that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(headers.documents), 400),
  })
  let closing = false
  deps.telemetry.watch(app)
  secure(app, headers)

  app.addHook('preClose', async () => {
    closing = true
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500
    // Of files alone: a folder, or a path that leads out of theirs.
    if (status === 403) return refuse(reply, 404)
    if (status < 500) return refuse(reply, status)
    deps.log(error)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_POLICY })
      .send(lastResort(status))
  })
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return refuse(reply, 404)
    return refuse(reply.header('allow', 'GET, HEAD, POST'), 405)
  })

  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    const ready = !closing && Object.keys(deps.registry.entries()).length > 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? 'ok' : 'no remote is loaded')
  })
  const previewOf = previews(app, deps)
  app.get('/remotes.json', async (request, reply) => {
    await deps.registry.refreshAll()
    const preview = previewOf(request)
    const generation = preview ? await deps.registry.preview(preview) : undefined
    return reply.header('cache-control', 'no-store').send(deps.registry.entries(generation))
  })

  app.register(fastifyStatic, {
    root: deps.assetsDir,
    prefix: '/assets/',
    index: false,
    // Changes with every build, and is the server's alone.
    allowedPath: (file) => !file.endsWith('.json'),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    lastModified: false,
    acceptRanges: false,
  })
  siteFiles(app, deps)
  beacons(app, deps)

  media(app, deps.apiOrigin)
  app.register(async (scope) => pages(scope, { ...deps, headers, previewOf }))
  return app
}

/** Proxies may ask for `http://host/path`: which host a page is of, PUBLIC_ORIGIN alone says. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
