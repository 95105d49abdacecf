import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Redirect } from '../releases/messages.ts'
import type { RenderedPage } from '../releases/render.ts'
import { brotli, unpacked } from '../render/brotli.ts'

const gzipped = promisify(gzip)

/** A rendered page, kept in brotli. Other encodings are made from it on demand. */
export type CachedPage = RenderedPage & {
  gzip(): Promise<Buffer>
  body(): Promise<Buffer>
  etag: string
  /** ms since the process started, by a clock that nobody sets. */
  renderedAt: number
  /** The page could not be rendered again since, so it may be out of date. */
  stale: boolean
}

export type Answer = CachedPage | Redirect

export const isRedirect = (answer: Answer | RenderedPage): answer is Redirect =>
  'location' in answer

type Options = {
  /** `visitor`: IP address, for the rate limits of the API. */
  render(url: string, visitor: string): Promise<RenderedPage | Redirect>
  /** The current build of a remote. */
  buildOf(remote: RenderedPage['remote']): string | undefined
  freshMs: number
  maxBytes: number
}

/** ms that a page may be shown while it cannot be rendered again. */
const STALE_FOR = 24 * 3600 * 1000
/** ms during which a complete page is kept rather than a newer one without its extras. */
const WHOLE_FOR = 60_000
/** ms before an incomplete page is rendered again; at once, it would be incomplete again. */
const AGAIN_AFTER = 500
/** Number of pages kept in gzip: few clients need it, and always for the same pages. */
const ZIPPED = 50

/**
 * Caches pages by URL, because all visitors see the same public pages. A page is fresh for a few
 * seconds, then renewed in the background, and shown for up to a day while it cannot be renewed. A
 * new release makes its pages stale at once. Concurrent requests for one URL share one render,
 * except for pages of one visitor: a form with its key, a receipt.
 */
export function createPageCache({ render, buildOf, freshMs, maxBytes }: Options) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // Includes the headers of the page.
    sizeCalculation: (page) => page.br.length + 4000,
  })
  const inFlight = new Map<string, Promise<Answer>>()

  function start(url: string, visitor: string): Promise<Answer> {
    const pending = make(url, visitor).finally(() => inFlight.delete(url))
    inFlight.set(url, pending)
    return pending
  }

  async function join(pending: Promise<Answer>, url: string, visitor: string): Promise<Answer> {
    const answer = await pending
    return isRedirect(answer) || !answer.personal ? answer : make(url, visitor)
  }

  async function make(url: string, visitor: string): Promise<Answer> {
    const rendered = await render(url, visitor).catch((error: Error) => error)
    const kept = pages.get(url)
    if (rendered instanceof Error || (!isRedirect(rendered) && rendered.status >= 500)) {
      if (kept && ageOf(kept) < STALE_FOR) return keepStale(url, kept)
      if (rendered instanceof Error) throw rendered
    }
    if (isRedirect(rendered)) {
      pages.delete(url)
      return rendered
    }
    if (!rendered.complete && kept && isBetter(kept, rendered)) return kept
    const page = toCachedPage(rendered)
    if (page.cacheable) pages.set(url, page)
    else pages.delete(url)
    return page
  }

  async function keepStale(url: string, kept: CachedPage): Promise<CachedPage> {
    if (kept.stale) return kept
    const marked = await markedStale(kept)
    pages.set(url, marked)
    return marked
  }

  return async function get(url: string, visitor: string): Promise<Answer> {
    const page = pages.get(url)
    const pending = inFlight.get(url)
    if (!page || page.build !== buildOf(page.remote)) {
      return pending ? join(pending, url, visitor) : start(url, visitor)
    }
    if (ageOf(page) > (page.complete ? freshMs : AGAIN_AFTER)) {
      const renewal = pending ?? start(url, visitor)
      // For a day no visitor waits; after that the first one does.
      if (ageOf(page) > STALE_FOR) return renewal
      renewal.catch(() => {})
    }
    return page
  }
}

/** ms */
export const ageOf = ({ renderedAt }: CachedPage) => performance.now() - renderedAt

/** Whether the cached page is better than a new one that is incomplete. */
const isBetter = (kept: CachedPage, rendered: RenderedPage) =>
  kept.complete && kept.build === rendered.build && ageOf(kept) < WHOLE_FOR

/** The same page, marked as out of date (frame/strips.tsx). */
async function markedStale(page: CachedPage): Promise<CachedPage> {
  const html = (await page.body()).toString().replace('<html', '<html data-stale')
  const marked = toCachedPage({ ...page, br: await brotli(html) })
  return { ...marked, renderedAt: page.renderedAt, stale: true }
}

const zipped = new LRUCache<string, Promise<Buffer>>({ max: ZIPPED })

export function toCachedPage(page: RenderedPage): CachedPage {
  const etag = `W/"${createHash('sha1').update(page.br).digest('base64url')}"`
  const body = () => unpacked(page.br)
  return {
    ...page,
    body,
    gzip() {
      const kept = zipped.get(etag) ?? body().then((text) => gzipped(text))
      zipped.set(etag, kept)
      return kept
    },
    etag,
    renderedAt: performance.now(),
    stale: false,
  }
}
