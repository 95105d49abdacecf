import type { Preview } from '@sumai/platform/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '../releases/registry.ts'
import type { Render, Request } from '../releases/render.ts'
import { draftToken } from '../render/draft-preview.ts'
import { takesHtml } from './accept.ts'
import type { HomeViewsCounter } from './home-views.ts'
import { createPageCache, isRedirect, toCachedPage } from './page-cache.ts'
import { refuse } from './refuse.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { pageSender } from './send-page.ts'

type Options = {
  render: Render
  registry: Registry
  previewOf(request: FastifyRequest): Preview | null
  publicOrigin: string
  headers: SecurityHeaders
  homeViews: Pick<HomeViewsCounter, 'sent'>
  freshMs: number
  cacheBytes: number
}

/** Maximum size of a form, bytes. */
const FORM_LIMIT = 64 * 1024

/** Every page of the site: GET from the page cache, POST to the action of the page. */
export function pages(app: FastifyInstance, options: Options): void {
  const { render, registry, publicOrigin, previewOf } = options
  const sendPage = pageSender(options.headers)
  const cached = createPageCache({
    render: (url, by) => render({ url, method: 'GET', ...by }),
    buildOf: (remote) => remote && registry.current(remote)?.loaded.release.build,
    freshMs: options.freshMs,
    maxBytes: options.cacheBytes,
  })

  app.get('/*', async (request, reply) => {
    if (!takesHtml(request.headers.accept)) return refuse(reply, 406)
    const whole = withoutSlash(request.url)
    if (whole !== request.url) return reply.redirect(whole, 301)
    const preview = previewOf(request)
    if (preview || draftToken(request.url) !== '') {
      return show(request, reply, { method: 'GET', preview, urgency: 'page' })
    }
    const onLeave = (callback: () => void) =>
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) callback()
      })
    const page = await cached(request.url, { address: request.ip, onLeave })
    if (!isRedirect(page)) options.homeViews.sent(request, page.status)
    return sendPage(request, reply, page)
  })

  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.post<{ Body: Buffer }>('/*', async (request, reply) => {
    if (isForeign(request, publicOrigin)) return refuse(reply, 403)
    return show(request, reply, {
      method: 'POST',
      urgency: 'form',
      body: request.body ?? Buffer.alloc(0),
      preview: previewOf(request),
    })
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
    asked: Omit<Request, 'url' | 'visitor'> & { preview: Preview | null },
  ) {
    const { preview } = asked
    if (preview && !(await isThere(preview))) return refuse(reply, 404)
    const answer = await render({ ...asked, url: request.url, visitor: request.ip })
    const page = isRedirect(answer) ? answer : toCachedPage(answer)
    return sendPage(request, reply, page, {
      ...(preview && { 'x-preview': preview.build }),
      // The service worker keeps nothing that has it.
      ...(draftToken(request.url) !== '' && { 'x-preview': 'draft', 'x-robots-tag': 'noindex' }),
    })
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

/**
 * The one address of a page: `/company/?x=1` is `/company?x=1`. Never another host: `//` and `/\` at
 * the beginning stay as they are.
 */
const withoutSlash = (url: string) => url.replace(/^(\/[^/\\?][^?]*?)\/+(?=\?|$)/, '$1')
