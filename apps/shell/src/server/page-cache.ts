import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Redirect } from '../releases/messages.ts'
import type { RenderedPage } from '../releases/render.ts'
import { Overloaded, type Urgency } from '../releases/render-queue.ts'
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

/** Whoever waits for a page. */
export type Visitor = {
  /** IP address. */
  address: string
  /** Calls back when they have left without an answer. */
  onLeave(callback: () => void): void
}

type Options = {
  /** Without a visitor, the page is renewed for those to come. */
  render(
    url: string,
    by: { visitor: string; urgency: Urgency; left: AbortSignal },
  ): Promise<RenderedPage | Redirect>
  /** The current build of a remote. */
  buildOf(remote: RenderedPage['remote']): string | undefined
  freshMs: number
  maxBytes: number
}

/** A render that is being waited for, or a renewal for which nobody waits. */
type Pending = {
  answer: Promise<Answer>
  urgency: Urgency
  waiting: number
  left: AbortController
}

/** ms that a page may be shown while it cannot be rendered again. */
const STALE_FOR = 24 * 3600 * 1000
/** ms during which a complete page is kept rather than a newer one without its extras. */
const WHOLE_FOR = 60_000
/** ms before an incomplete page is rendered again; at once, it would be incomplete again. */
const AGAIN_AFTER = 500
/** Bodies kept as they are and in gzip: few clients need them, and always those of the same pages. */
const UNPACKED = { max: 100 }

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
  const inFlight = new Map<string, Pending>()

  function start(url: string, visitor?: Visitor): Pending {
    const left = new AbortController()
    const by = {
      visitor: visitor?.address ?? '',
      urgency: visitor ? 'page' : 'renewal',
      left: left.signal,
    } as const
    const pending: Pending = { answer: make(url, by), urgency: by.urgency, waiting: 0, left }
    inFlight.set(url, pending)
    const end = () => {
      if (inFlight.get(url) === pending) inFlight.delete(url)
    }
    pending.answer.then(end, end)
    return pending
  }

  /** Waits for a render together with others. It is given up when all of them have left. */
  async function join(pending: Pending, visitor: Visitor): Promise<Answer> {
    pending.waiting += 1
    visitor.onLeave(() => {
      pending.waiting -= 1
      if (pending.waiting === 0) pending.left.abort(new Error('the visitor has left'))
    })
    return pending.answer
  }

  async function demand(url: string, visitor: Visitor): Promise<Answer> {
    const pending = inFlight.get(url)
    // A renewal has no haste.
    if (pending?.urgency !== 'page' || pending.left.signal.aborted)
      return join(start(url, visitor), visitor)
    const answer = await join(pending, visitor)
    if (isRedirect(answer) || !answer.personal) return answer
    return join(start(url, visitor), visitor)
  }

  async function make(url: string, by: Parameters<Options['render']>[1]): Promise<Answer> {
    const rendered = await render(url, by).catch((error: Error) => error)
    const kept = pages.get(url)
    if (rendered instanceof Overloaded && kept && ageOf(kept) < STALE_FOR) return kept
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

  return async function get(url: string, visitor: Visitor): Promise<Answer> {
    const page = pages.get(url)
    if (!page || page.build !== buildOf(page.remote)) return demand(url, visitor)
    if (ageOf(page) > (page.complete ? freshMs : AGAIN_AFTER)) {
      // For a day no visitor waits; after that the first one does.
      if (ageOf(page) > STALE_FOR) return demand(url, visitor)
      if (!inFlight.has(url)) start(url)
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

const unpackedBodies = new LRUCache<string, Promise<Buffer>>(UNPACKED)

function keptBody(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const body = unpackedBodies.get(key) ?? make()
  unpackedBodies.set(key, body)
  return body
}

export function toCachedPage(page: RenderedPage): CachedPage {
  const etag = `W/"${createHash('sha1').update(page.br).digest('base64url')}"`
  const body = () => keptBody(etag, () => unpacked(page.br))
  return {
    ...page,
    body,
    gzip: () => keptBody(`gzip ${etag}`, async () => gzipped(await unpacked(page.br))),
    etag,
    renderedAt: performance.now(),
    stale: false,
  }
}
