import type { Api } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { placeBySlug } from '@sumai/domain/places/find-place'
import { formatKakaku, formatRent } from '@sumai/format/money'
import type { AddressedEntry, SiteAddresses, SiteType } from '@sumai/platform'
import { topOf } from '../../sites.ts'
import type { Registry } from '../registry.ts'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; title: string; summary: string; updated: string }
type Feed = { path: string; page: string; title: string; entries: Entry[] }

const WHAT: Record<SiteType, string> = { chintai: '賃貸', baibai: '売買' }

/** Path of a feed of a site. */
const feedAddress = (site: SiteType, name: string) =>
  `${topOf(site).replace(/\/$/, '')}/feeds/${name}.xml`

type Options = { api: Api; registry: Registry; publicOrigin: string }

/**
 * The Atom feeds of a site: `news`, or the newest listings of a city by its slug. `null` for an
 * unknown feed, and while the remote of the site is not loaded.
 */
export function createFeeds({ api, registry, publicOrigin }: Options) {
  return async function feed(site: SiteType, name: string): Promise<string | null> {
    const addresses = registry.current(site)?.addresses
    if (!addresses) return null
    const path = feedAddress(site, name)
    if (name === 'news') {
      const entries = await newsOf(api, site, addresses)
      const title = `お知らせ（${WHAT[site]}）`
      return toAtom({ path, page: addresses.news, title, entries }, publicOrigin)
    }
    const place = placeBySlug(name)
    if (place?.type !== 'city') return null
    const entries = await listingsOf(api, site, addresses, place.codes)
    const title = `${place.name}の${WHAT[site]}・新着物件`
    return toAtom({ path, page: addresses.place(name), title, entries }, publicOrigin)
  }
}

async function newsOf(api: Api, site: SiteType, addresses: SiteAddresses): Promise<Entry[]> {
  const contentType = `news_${site}` as const
  const { contents } = await api.contents.list({ contentType, limit: 20 })
  return contents.flatMap(({ contentId, title, summary, publishAt }) => {
    const path = addresses.entry({
      kind: 'content',
      id: String(contentId),
      cityCode: null,
      type: contentType,
    })
    return path ? [{ path, title, summary, updated: publishAt }] : []
  })
}

async function listingsOf(
  api: Api,
  site: SiteType,
  addresses: SiteAddresses,
  cityCode: readonly string[],
): Promise<Entry[]> {
  const newest = { cityCode: [...cityCode], order: 'new', fields: 'light', limit: 20 } as const
  const toEntry = (listing: Listing, kind: AddressedEntry['kind'], facts: string) => {
    const { bukkenNo, bukkenType, title, catchCopy, koukaiDate } = listing
    const path = addresses.entry({
      kind,
      id: bukkenNo,
      cityCode: listing.cityCode,
      type: bukkenType,
    })
    const updated = `${koukaiDate}T00:00:00+09:00`
    return path
      ? [{ path, title: `${title}（${facts}）`, summary: catchCopy ?? facts, updated }]
      : []
  }
  if (site === 'chintai') {
    const { rooms } = await api.chintai.rooms(newest)
    return rooms.flatMap((room) =>
      toEntry(room, 'chintai_room', `家賃${formatRent(room.hyYachin)}・${room.madoriLabel}`),
    )
  }
  const { rooms } = await api.baibai.rooms(newest)
  return rooms.flatMap((room) =>
    toEntry(room, 'baibai_room', `${formatKakaku(room.kakaku)}・${room.bukkenTypeLabel}`),
  )
}

type Listing = {
  bukkenNo: string
  bukkenType: AddressedEntry['type']
  cityCode: string
  title: string
  catchCopy: string | null
  koukaiDate: string
}

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
