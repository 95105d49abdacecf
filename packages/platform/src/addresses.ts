import type { SitemapEntry, SitemapKind } from '@sumai/api-client/contract/sitemap'

/** What the address of a page is made of: a listing, a building, an article. */
export type AddressedEntry = {
  kind: SitemapKind
  id: string
  /** `null` for articles. */
  cityCode: string | null
  type: SitemapEntry['type']
}

/** Addresses of a site that the shell writes into site maps and feeds. */
export type SiteAddresses = {
  /** `null` for entries without a page on this site. */
  entry: (entry: AddressedEntry) => string | null
  /** A search by one place, by its slug. */
  place: (slug: string) => string
  news: string
}
