import type { AddressedEntry, SiteAddresses } from '@sumai/platform'
import { paths } from '../paths.ts'

/** Articles of this site with pages of their own. */
const ARTICLES: Partial<Record<AddressedEntry['type'], (contentId: number) => string>> = {
  news_chintai: paths.news,
  ekimaesan_chintai: paths.question,
  info: paths.info,
  seminar: paths.seminar,
}

/** The rental site for site maps and feeds. */
export const addresses: SiteAddresses = {
  entry({ kind, id, cityCode, type }) {
    if (kind === 'content') return ARTICLES[type]?.(Number(id)) ?? null
    if (!cityCode) return null
    if (kind === 'chintai_room') return paths.room({ cityCode, bukkenNo: id })
    return kind === 'tatemono' ? paths.building({ cityCode, tmNo: id }) : null
  },
  place: paths.term,
  news: paths.newsList,
}
