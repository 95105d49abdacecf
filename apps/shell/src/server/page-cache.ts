import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../render/render.tsx'

const brotli = promisify(brotliCompress)
const unpacked = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** A rendered page, compressed once. Everything but its brotli form is made of that when asked for. */
export type CachedPage = Omit<RenderedPage, 'body'> & {
  br: Buffer
  gzip(): Promise<Buffer>
  body(): Promise<Buffer>
  etag: string
  /** ms since the epoch */
  renderedAt: number
  /** The API has failed since: the page shows what was true at `renderedAt`. */
  stale: boolean
}

export type Answer = CachedPage | Response

type Options = {
  /** `visitor`: the address that the API counts the calls of this render for. */
  render(url: string, visitor: string): Promise<RenderedPage | Response>
  /** Build of a remote that pages are rendered from now. */
  buildOf(remote: RenderedPage['remote']): string | undefined
  freshMs: number
  maxBytes: number
}

/** ms a page may be shown while it cannot be renewed. */
const STALE_FOR = 24 * 3600 * 1000
/** ms for which a whole page is better than a newer one that misses an extra. */
const WHOLE_FOR = 60_000
/** ms until a page that missed an extra is made again: made without a pause, it would miss it again. */
const AGAIN_AFTER = 500
/**
 * The best size for the time of one page. Said to be long, a text is looked at for how its letters
 * follow from one another; else brotli guesses that from 64 bytes of every 4,096, and a page that
 * moves by a few bytes may be 2 % longer. The window is a page's; of a larger one, a long text would
 * be searched in another way that finds less.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 20,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}
/** Pages whose gzip form is kept: few browsers ask for it, and always for the same pages. */
const ZIPPED = 50

/**
 * All visitors see the same public pages, so each is rendered once: kept by URL, fresh for a few
 * seconds, renewed behind the visitor's back, and shown up to a day longer while it cannot be
 * renewed. A page of an older release than the current one is rendered anew. Concurrent misses of
 * one URL share one render, but for what is one visitor's own: a form with its key, a receipt.
 */
export function createPageCache({ render, buildOf, freshMs, maxBytes }: Options) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // With what belongs to it: its policy, its name.
    sizeCalculation: (page) => page.br.length + 4000,
  })
  const flying = new Map<string, Promise<Answer>>()

  function fly(url: string, visitor: string): Promise<Answer> {
    const flight = make(url, visitor).finally(() => flying.delete(url))
    flying.set(url, flight)
    return flight
  }

  async function join(flight: Promise<Answer>, url: string, visitor: string): Promise<Answer> {
    const answer = await flight
    return answer instanceof Response || !answer.personal ? answer : make(url, visitor)
  }

  async function make(url: string, visitor: string): Promise<Answer> {
    const rendered = await render(url, visitor)
    if (rendered instanceof Response) {
      pages.delete(url)
      return rendered
    }
    const kept = pages.get(url)
    if (rendered.status >= 500 && kept && ageOf(kept) < STALE_FOR) {
      if (kept.stale) return kept
      const marked = await markedStale(kept)
      pages.set(url, marked)
      return marked
    }
    if (!rendered.complete && kept && isBetter(kept, rendered)) return kept
    const page = await compress(rendered)
    if (page.cacheable) pages.set(url, page)
    else pages.delete(url)
    return page
  }

  return async function get(url: string, visitor: string): Promise<Answer> {
    const page = pages.get(url)
    const flight = flying.get(url)
    if (!page || page.build !== buildOf(page.remote)) {
      return flight ? join(flight, url, visitor) : fly(url, visitor)
    }
    if (ageOf(page) > (page.complete ? freshMs : AGAIN_AFTER)) {
      const renewal = flight ?? fly(url, visitor)
      // Within a day the visitor never waits; whoever comes first after that does.
      if (ageOf(page) > STALE_FOR) return renewal
      renewal.catch(() => {})
    }
    return page
  }
}

const ageOf = (page: CachedPage) => Date.now() - page.renderedAt

/** Without its extras a page is not worth more than the whole one of a moment ago. */
const isBetter = (kept: CachedPage, rendered: RenderedPage) =>
  kept.complete && kept.build === rendered.build && ageOf(kept) < WHOLE_FOR

/** The same page, which says of itself that it is old (frame/strips.tsx). */
async function markedStale(page: CachedPage): Promise<CachedPage> {
  const html = (await page.body()).toString().replace('<html', '<html data-stale')
  const marked = await compress({ ...page, body: Buffer.from(html) })
  return { ...marked, renderedAt: page.renderedAt, stale: true }
}

const zipped = new LRUCache<string, Promise<Buffer>>({ max: ZIPPED })

/** Compresses a page with brotli, a tenth of its size: so many more can be kept. */
export async function compress({ body: html, ...page }: RenderedPage): Promise<CachedPage> {
  const br = await brotli(html, { params: BROTLI })
  const etag = `W/"${createHash('sha1').update(br).digest('base64url')}"`
  const body = () => unpacked(br)
  return {
    ...page,
    br,
    body,
    gzip() {
      const kept = zipped.get(etag) ?? body().then((text) => gzipped(text))
      zipped.set(etag, kept)
      return kept
    },
    etag,
    renderedAt: Date.now(),
    stale: false,
  }
}
