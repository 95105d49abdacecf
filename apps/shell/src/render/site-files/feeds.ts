import type { Api } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { placeBySlug } from '@sumai/domain/places/find-place'
import { formatKakaku, formatRent } from '@sumai/format/money'
import type { SiteType } from '@sumai/platform'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; title: string; summary: string; updated: string }
type Feed = { path: string; page: string; title: string; entries: Entry[] }

const BASE: Record<SiteType, string> = { chintai: '', baibai: '/baibai' }
const WHAT: Record<SiteType, string> = { chintai: '賃貸', baibai: '売買' }

/**
 * Atom feeds of a site: `news`, or the newest listings of a city by its slug. `null` for what there
 * is no feed of.
 */
export function createFeeds(api: Api, publicOrigin: string) {
  return async function feed(site: SiteType, name: string): Promise<string | null> {
    if (name === 'news') return toAtom(await newsOf(api, site), publicOrigin)
    const place = placeBySlug(name)
    if (place?.type !== 'city') return null
    const path = `${BASE[site]}/feeds/${name}.xml`
    const entries = await listingsOf(api, site, place.codes)
    const page = `${BASE[site]}/search/${name}`
    return toAtom(
      { path, page, title: `${place.name}の${WHAT[site]}・新着物件`, entries },
      publicOrigin,
    )
  }
}

async function newsOf(api: Api, site: SiteType): Promise<Feed> {
  const { contents } = await api.contents.list({ contentType: `news_${site}`, limit: 20 })
  const page = `${BASE[site]}/news`
  return {
    path: `${BASE[site]}/feeds/news.xml`,
    page,
    title: `お知らせ（${WHAT[site]}）`,
    entries: contents.map(({ contentId, title, summary, publishAt }) => ({
      path: `${page}/${contentId}`,
      title,
      summary,
      updated: publishAt,
    })),
  }
}

async function listingsOf(api: Api, site: SiteType, cityCode: readonly string[]) {
  const newest = { cityCode: [...cityCode], order: 'new', fields: 'light', limit: 20 } as const
  if (site === 'chintai') {
    const { rooms } = await api.chintai.rooms(newest)
    return rooms.map((room) =>
      toEntry(site, room, `家賃${formatRent(room.hyYachin)}・${room.madoriLabel}`),
    )
  }
  const { rooms } = await api.baibai.rooms(newest)
  return rooms.map((room) =>
    toEntry(site, room, `${formatKakaku(room.kakaku)}・${room.bukkenTypeLabel}`),
  )
}

type Listing = {
  bukkenNo: string
  cityCode: string
  title: string
  catchCopy: string | null
  koukaiDate: string
}

const toEntry = (site: SiteType, listing: Listing, facts: string): Entry => ({
  path: `${BASE[site]}/articles/room/${listing.cityCode}/${listing.bukkenNo}`,
  title: `${listing.title}（${facts}）`,
  summary: listing.catchCopy ?? facts,
  updated: `${listing.koukaiDate}T00:00:00+09:00`,
})

function toAtom({ path, page, title, entries }: Feed, publicOrigin: string): string {
  const url = (of: string) => publicOrigin + of
  const newest = entries.map(({ updated }) => updated).sort()
  return xmlDocument(
    element(
      'feed',
      [
        element('id', url(path)),
        element('title', `${title}｜${BRAND.name}`),
        element('updated', newest.at(-1) ?? '1970-01-01T00:00:00Z'),
        element('author', [element('name', BRAND.name)]),
        element('link', [], { rel: 'self', href: url(path) }),
        element('link', [], { rel: 'alternate', type: 'text/html', href: url(page) }),
        ...entries.map((entry) =>
          element('entry', [
            element('id', url(entry.path)),
            element('title', entry.title),
            element('link', [], { href: url(entry.path) }),
            element('updated', entry.updated),
            element('summary', entry.summary),
          ]),
        ),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'ja' },
    ),
  )
}
