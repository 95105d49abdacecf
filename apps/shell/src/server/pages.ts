import type { Preview } from '@sumai/platform/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '../render/registry.ts'
import type { Render } from '../render/render.tsx'
import { takesHtml } from './accept.ts'
import { compress, createPageCache } from './page-cache.ts'
import { refuse } from './refuse.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { pageSender } from './send-page.ts'

type Options = {
  render: Render
  registry: Registry
  previewOf(request: FastifyRequest): Preview | null
  publicOrigin: string
  headers: SecurityHeaders
  freshMs: number
  cacheBytes: number
}

/** Maximum size of a form, bytes. */
const FORM_LIMIT = 64 * 1024

/** Every page of the site: GET from the page cache, POST to the action of the page. */
export function pages(app: FastifyInstance, options: Options): void {
  const { render, registry, publicOrigin, previewOf } = options
  const sendPage = pageSender(options.headers)
  // Not `new URL(path, origin)`: a path that begins with // would name another host.
  const urlOf = (path: string) => new URL(publicOrigin + path)
  const cached = createPageCache({
    render: (path, visitor) => render(new Request(urlOf(path)), visitor),
    buildOf: (remote) => remote && registry.current(remote)?.release.build,
    freshMs: options.freshMs,
    maxBytes: options.cacheBytes,
  })

  app.get('/*', async (request, reply) => {
    if (!takesHtml(request.headers.accept)) return refuse(reply, 406)
    const preview = previewOf(request)
    if (preview) return show(request, reply, new Request(urlOf(request.url)), preview)
    return sendPage(request, reply, await cached(request.url, request.ip))
  })

  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.post<{ Body: Buffer }>('/*', async (request, reply) => {
    if (isForeign(request, publicOrigin)) return refuse(reply, 403)
    const action = new Request(urlOf(request.url), {
      method: 'POST',
      body: new Uint8Array(request.body ?? []),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return show(request, reply, action, previewOf(request))
  })

  const isThere = (preview: Preview) =>
    registry.preview(preview).then(
      () => true,
      () => false,
    )

  /** Answers with a page that is not cached, because it belongs to one visitor. */
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Request,
    preview: Preview | null,
  ) {
    if (preview && !(await isThere(preview))) return refuse(reply, 404)
    const answer = await render(asked, request.ip, preview)
    const page = answer instanceof Response ? answer : await compress(answer)
    return sendPage(request, reply, page, preview ? { 'x-preview': preview.build } : undefined)
  }
}

/**
 * Whether another site has posted the form (CSRF). Uses the headers of the browser instead of the
 * public origin, because the site may be open under another name (localhost).
 */
function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite === 'same-origin') return false
  if (fetchSite !== undefined && fetchSite !== 'none') return true
  return origin !== undefined && origin !== publicOrigin
}
