import fastifyStatic from '@fastify/static'
import type { Telemetry } from '@sumai/telemetry'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Boot } from '../boot.ts'
import { errorText, errorTitle } from '../errors/error-texts.ts'
import { LAST_RESORT } from '../errors/last-resort.ts'
import { isMapWorker, mapWorkerPolicy } from '../map-hosts.ts'
import type { RemoteDefinition } from '../releases/current-release.ts'
import { entryOf, type Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { Overloaded } from '../releases/render-queue.ts'
import type { SiteFiles } from '../site-files/site-files.ts'
import { beacons } from './beacons.ts'
import { answerClientError, boundPipelining, CONNECTION_TIMES } from './connections.ts'
import type { HomeViewsCounter } from './home-views.ts'
import { mapTiles } from './map-tiles.ts'
import { media } from './media.ts'
import { limitPages, type PageLimits } from './page-limits.ts'
import { pages } from './pages.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'
import { previews } from './preview.ts'
import { refuse } from './refuse.ts'
import { secure, securityHeaders } from './security-headers.ts'
import { siteFiles } from './site-files.ts'

/** The page to send when not even the error page can be rendered. */
const lastResort = (status: number) =>
  plainPage({ status, heading: errorTitle(status), text: LAST_RESORT })

/**
 * For visitors who come when there is too much to render. Prepared once, so that sending it costs
 * little.
 */
function overloadedPage(headers: Record<string, string>) {
  const { heading, text } = errorText(503) ?? { heading: '', text: '' }
  const body = Buffer.from(plainPage({ status: 503, heading, text }))
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': PLAIN_POLICY,
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  }
}

/**
 * `x-instance` tells the process that started this one that it is the one that answers
 * (packages/build/src/stack.ts).
 */
const PROBE_HEADERS = { 'cache-control': 'no-store', 'x-instance': process.env.INSTANCE ?? '' }

export type ShellDependencies = {
  registry: Registry
  /** Resolves when the remotes have been looked for once. */
  firstLook: Promise<void>
  remotes: readonly RemoteDefinition[]
  render: Render
  /** Folder of the shell's browser build. */
  assetsDir: string
  /** Folder with the icons. */
  publicDir: string
  siteFiles: SiteFiles
  /** Counts the pages of homes that are sent. */
  homeViews: Pick<HomeViewsCounter, 'sent'>
  /** Whether browsers keep visited pages for reading offline; otherwise they delete them. */
  serviceWorker: boolean
  publicOrigin: string
  apiOrigin: string
  internalToken: string
  /** Hosts of maps besides our own. */
  map: NonNullable<Boot['map']>
  trustedProxies: string[]
  pageLimits: PageLimits
  freshMs: number
  cacheBytes: number
  /** Whether browsers report violations of Trusted Types. */
  trustedTypes: boolean
  /** Whether browsers report web vitals. */
  webVitals: boolean
  telemetry: Telemetry
  log(error: unknown): void
}

/** The shell's server, from its dependencies. */
export function buildShell(deps: ShellDependencies): FastifyInstance {
  const headers = securityHeaders(deps)
  const overloaded = overloadedPage(headers.documents)
  const app = Fastify({
    trustProxy: deps.trustedProxies.length > 0 ? deps.trustedProxies : false,
    connectionTimeout: CONNECTION_TIMES.connectionTimeout,
    requestTimeout: CONNECTION_TIMES.requestTimeout,
    http: {
      headersTimeout: CONNECTION_TIMES.headersTimeout,
      connectionsCheckingInterval: CONNECTION_TIMES.connectionsCheckingInterval,
    },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Requests in progress at shutdown are answered.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    // For addresses that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(headers.documents), 400),
  })
  let closing = false
  deps.telemetry.watch(app)
  secure(app, headers)
  boundPipelining(app)

  app.addHook('preClose', async () => {
    closing = true
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    // The visitor has left.
    if (reply.raw.destroyed) return reply.hijack()
    if (error instanceof Overloaded) {
      reply.hijack().raw.writeHead(503, overloaded.headers).end(overloaded.body)
      return
    }
    const status = error.statusCode ?? 500
    // For a folder, or a path outside the served folders.
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

  app.get('/livez', async (_request, reply) => {
    await deps.firstLook
    return reply.headers(PROBE_HEADERS).send('ok')
  })
  app.get('/readyz', async (_request, reply) => {
    const ready = !closing && Object.keys(deps.registry.entries()).length > 0
    return reply
      .code(ready ? 200 : 503)
      .headers(PROBE_HEADERS)
      .send(ready ? 'ok' : 'no remote is loaded')
  })
  app.get('/releases.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(deps.registry.status()),
  )
  const previewOf = previews(app, deps)
  app.get('/remotes.json', async (request, reply) => {
    await deps.registry.refreshAll()
    const preview = previewOf(request)
    const entries = deps.registry.entries()
    if (preview) entries[preview.remote] = entryOf(await deps.registry.preview(preview))
    return reply.header('cache-control', 'no-store').send(entries)
  })

  app.register(fastifyStatic, {
    root: deps.assetsDir,
    prefix: '/assets/',
    index: false,
    // For the server only; changes with every build.
    allowedPath: (file) => !file.endsWith('.json'),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      if (isMapWorker(file)) reply.header('content-security-policy', mapWorkerPolicy(deps.map))
    },
  })
  siteFiles(app, deps)
  beacons(app, deps)

  mapTiles(app)
  media(app, deps)
  app.register(async (scope) => {
    limitPages(scope, deps.pageLimits)
    pages(scope, { ...deps, headers, previewOf })
  })
  return app
}

/** An address that cannot be decoded, which is answered with 400. */
const UNREADABLE = '/%'

/** Proxies may request `http://host/path`; the host is ignored, because PUBLIC_ORIGIN has it. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*\/?/i, '/') : UNREADABLE
}
