import type { SitemapEntry, SitemapKind } from '@sumai/api-client/contract/sitemap'

type Entry = { id: string; cityCode: SitemapEntry['city_code']; type: SitemapEntry['type'] }

/** Where the articles of a kind have pages of their own; customer voices share one. */
const ARTICLES: Partial<Record<SitemapEntry['type'], string>> = {
  news_chintai: '/news',
  news_baibai: '/baibai/news',
  ekimaesan_chintai: '/oshiete',
  ekimaesan_baibai: '/baibai/oshiete',
  info: '/info',
  seminar: '/owner/seminar',
}

/** The path of an entry's page; `null` for what has none. */
export function entryAddress(kind: SitemapKind, { id, cityCode, type }: Entry): string | null {
  if (kind === 'content') return ARTICLES[type] ? `${ARTICLES[type]}/${id}` : null
  if (type === 'tateuri') return `/baibai/tateuri/${id}`
  if (!cityCode) return null
  if (kind === 'tatemono') return `/articles/building/${cityCode}/${id}`
  return `${kind === 'baibai_room' ? '/baibai' : ''}/articles/room/${cityCode}/${id}`
}
