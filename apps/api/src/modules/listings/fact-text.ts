import { foldKeyword } from '@sumai/domain/search-text'
import { LRUCache } from 'lru-cache'

/** A few thousand sets of facts are those of nearly all listings. */
const folded = new LRUCache<string, string>({ max: 5_000, memoMethod: foldKeyword })

/** What the facts of a listing say that are so, as one folded text. */
export const factText = (facts: readonly (string | false | 0 | null)[]): string =>
  folded.memo(facts.filter(Boolean).join(' '))
