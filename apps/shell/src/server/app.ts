import type { Telemetry } from '@sumai/telemetry'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Boot } from '../boot.ts'
import type { RemoteDefinition } from '../releases/current-release.ts'
import { entryOf, type Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import type { SiteFiles } from '../site-files/site-files.ts'
import { assets } from './assets.ts'
import { beacons } from './beacons.ts'
import { answerClientError, boundPipelining, CONNECTION_TIMES } from './connections.ts'
import { answerFailures } from './failures.ts'
import type { HomeViewsCounter } from './home-views.ts'
import { mapTiles } from './map-tiles.ts'
import { media } from './media.ts'
import { limitPages, type PageLimits } from './page-limits.ts'
import { pages } from './pages.ts'
import { previews } from './preview.ts'
import { probes } from './probes.ts'
import { refuse } from './refuse.ts'
import { secure, securityHeaders } from './security-headers.ts'
import { siteFiles } from './site-files.ts'

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
  deps.telemetry.watch(app)
  secure(app, headers)
  boundPipelining(app)
  answerFailures(app, { headers, log: deps.log })
  probes(app, deps)

  app.get('/releases.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(deps.registry.status()),
  )
  const previewOf = previews(app, deps)
  app.get('/remotes.json', async (request, reply) => {
    await deps.registry.refreshAll()
    const preview = previewOf(request)
    const entries = deps.registry.entries()
    // The pages of a preview say that its build is gone.
    const previewed = preview && (await deps.registry.preview(preview).catch(() => null))
    if (previewed) entries[preview.remote] = entryOf(previewed)
    return reply.header('cache-control', 'no-store').send(entries)
  })

  assets(app, deps)
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
