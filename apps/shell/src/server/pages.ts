import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry, Render } from '../render/render.tsx'
import { compress, createPageCache } from './page-cache.ts'
import { refuse } from './refuse.ts'
import { sendPage } from './send-page.ts'

type Options = {
  render: Render
  registry: Registry
  publicOrigin: string
  freshMs: number
  cacheBytes: number
}

/** Bytes of an urlencoded form. */
const FORM_LIMIT = 64 * 1024

/** Every page of the site: GET from the page cache, POST to the action of the page. */
export function pages(app: FastifyInstance, options: Options): void {
  const { render, registry, publicOrigin } = options
  // Not `new URL(path, origin)`: a path of two slashes would name another host.
  const urlOf = (path: string) => new URL(publicOrigin + path)
  const cached = createPageCache({
    render: (path, visitor) => render(new Request(urlOf(path)), visitor),
    buildOf: (remote) => remote && registry.current(remote)?.release.build,
    freshMs: options.freshMs,
    maxBytes: options.cacheBytes,
  })

  app.get('/*', async (request, reply) => {
    if (!acceptsHtml(request)) return refuse(reply, 406)
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
    const answer = await render(action, request.ip)
    const page = answer instanceof Response ? answer : await compress(answer)
    return sendPage(request, reply, page)
  })
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return !headers.accept || /text\/html|text\/\*|\*\/\*|application\/xhtml/.test(headers.accept)
}

/** A form that another site posts in a visitor's name. */
function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined && origin !== publicOrigin) return true
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
