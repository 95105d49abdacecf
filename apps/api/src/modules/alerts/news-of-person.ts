import type { SiteType } from '@sumai/domain/codes'
import type { SearchAt } from '@sumai/domain/search-url/search-at'
import type {
  MailmagazineSearch,
  MailmagazineSubscriber,
} from '../mailmagazine/mailmagazine.table.ts'
import type { ListingNews } from './alerts.table.ts'
import type { Found } from './news-matcher.ts'

/** Of a listing, what a person has not been told: `priceBefore` is `null` when it is new to them. */
type Untold = { bukkenNo: string; priceBefore: number | null }

export type UntoldSearch = { search: SearchAt; address: string; listings: Untold[] }

/** What happened to a listing, the oldest first. */
export type NewsOf = (site: SiteType, bukkenNo: string) => readonly ListingNews[]

/**
 * What the searches of a person have found since the last mail. A listing that several of them find
 * is told once, by the search that was asked first.
 */
export async function newsOfPerson(
  { seenNews }: Pick<MailmagazineSubscriber, 'seenNews'>,
  searches: readonly MailmagazineSearch[],
  { found, newsOf }: { found: Found; newsOf: NewsOf },
): Promise<UntoldSearch[]> {
  const told = new Set<string>()
  const untold: UntoldSearch[] = []
  for (const { search: address, sinceNews } of searches) {
    const answer = await found(address)
    if (!answer || answer.ids.length === 0) continue
    const { search, ids } = answer
    const since = Math.max(seenNews, sinceNews)
    const listings = ids.flatMap((bukkenNo): Untold[] => {
      const news = newsOf(search.site, bukkenNo).filter(({ newsId }) => newsId > since)
      const key = `${search.site} ${bukkenNo}`
      if (news.length === 0 || told.has(key)) return []
      told.add(key)
      const isNew = news.some(({ priceBefore }) => priceBefore === null)
      return [{ bukkenNo, priceBefore: isNew ? null : (news[0]?.priceBefore ?? null) }]
    })
    if (listings.length > 0) untold.push({ search, address, listings })
  }
  return untold
}
