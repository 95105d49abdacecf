import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SiteFiles } from '../site-files/site-files.ts'
import { refuse } from './refuse.ts'

const XML = 'application/xml; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const MANIFEST = 'application/manifest+json'

const ICONS = ['favicon.svg', 'icon-512.png', 'apple-touch-icon.png']

type Options = {
  siteFiles: SiteFiles
  publicDir: string
  serviceWorker: boolean
  log(error: unknown): void
}

/** /sitemap.xml, /robots.txt, feeds, /licenses.txt, the web manifest, icons, the service worker. */
export function siteFiles(
  app: FastifyInstance,
  { siteFiles: files, publicDir, serviceWorker: hasWorker, log }: Options,
): void {
  async function send(reply: FastifyReply, type: string, make: () => Text | Promise<Text>) {
    let text: Text
    try {
      text = await make()
    } catch (error) {
      // Mostly the API or a remote is down; crawlers will retry.
      log(error)
      return refuse(reply.header('retry-after', '60'), 503)
    }
    if (text === null) return refuse(reply, 404)
    return reply.type(type).header('cache-control', 'public, max-age=60').send(text)
  }

  app.get('/robots.txt', (_request, reply) => send(reply, TEXT, files.robots))
  app.get('/licenses.txt', (_request, reply) => send(reply, TEXT, files.licenses))
  app.get('/site.webmanifest', (_request, reply) => send(reply, MANIFEST, files.manifest))

  app.get('/sitemap.xml', (_request, reply) => send(reply, XML, files.sitemapIndex))
  app.get<File>('/sitemaps/:name.xml', ({ params }, reply) =>
    send(reply, XML, () => files.sitemap(params.name)),
  )
  app.get<File>('/feeds/:name.xml', ({ params }, reply) =>
    send(reply, ATOM, () => files.feed.chintai(params.name)),
  )
  app.get<File>('/baibai/feeds/:name.xml', ({ params }, reply) =>
    send(reply, ATOM, () => files.feed.baibai(params.name)),
  )

  const worker = hasWorker ? 'sw.js' : 'sw-off.js'
  app.get('/sw.js', (_request, reply) =>
    reply
      // A worker has a policy of its own; it fetches whatever pages fetch.
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "script-src 'none'" })
      .sendFile(worker, publicDir, { cacheControl: false }),
  )
  // Where programs look that read no page.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect('/favicon.svg', 301),
  )
  for (const file of ICONS) {
    app.get(`/${file}`, (_request, reply) =>
      reply.sendFile(file, publicDir, { maxAge: '1d', immutable: false }),
    )
  }
}

type File = { Params: { name: string } }

type Text = string | null
