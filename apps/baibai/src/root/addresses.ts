import type { BaibaiBukkenType } from '@sumai/domain/codes'
import type { AddressedEntry, SiteAddresses } from '@sumai/platform'
import { paths } from '../paths.ts'

/** Articles of this site with pages of their own; customer voices share one. */
const ARTICLES: Partial<Record<AddressedEntry['type'], (contentId: number) => string>> = {
  news_baibai: paths.news,
  ekimaesan_baibai: paths.question,
}

/** The sales site for site maps and feeds. */
export const addresses: SiteAddresses = {
  entry({ kind, id, cityCode, type }) {
    if (kind === 'content') return ARTICLES[type]?.(Number(id)) ?? null
    if (kind !== 'baibai_room' || !cityCode) return null
    return paths.room({ cityCode, bukkenNo: id, bukkenType: type as BaibaiBukkenType })
  },
  place: paths.place,
  news: paths.newsList,
}
