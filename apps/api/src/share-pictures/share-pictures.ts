import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../db/bounded-queue.ts'
import { Problem } from '../http/problem.ts'
import type { ArticleWords } from './draw-article.ts'
import type { ListingWords } from './listing-words.ts'

/** Pictures that are kept: 10 MB. */
const KEPT = 100
/** Drawing takes 100 ms: when 16 are waiting, the next gets 503 and Retry-After. */
const WAITING = 16

export type Shown =
  | { of: 'chintai' | 'baibai'; words: ListingWords }
  | { of: 'contents'; words: ArticleWords }

/** Pictures for sharing, drawn one after the other and kept as long as they say the same. */
export function sharePictures(folders: readonly string[]) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT })
  const enqueue = boundedQueue(
    WAITING,
    () => new Problem({ status: 503, code: 'picture.busy', retryAfter: 2 }),
  )

  async function draw(shown: Shown): Promise<Buffer> {
    // Loaded on demand: a process that draws nothing saves 35 MB.
    if (shown.of === 'contents') {
      return (await import('./draw-article.ts')).drawArticle(shown.words)
    }
    const [{ drawListing }, { pictureReader }] = await Promise.all([
      import('./draw-listing.ts'),
      import('../drawing/read-picture.ts'),
    ])
    return drawListing({ site: shown.of, words: shown.words, read: pictureReader(folders) })
  }

  /** `beforeDrawing` may throw, for somebody who has had too many new ones. */
  return function picture(shown: Shown, beforeDrawing: () => void): Promise<Buffer> {
    const key = JSON.stringify(shown)
    const known = kept.get(key)
    if (known) return known
    beforeDrawing()
    const drawn = enqueue(() => draw(shown))
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    return drawn
  }
}
