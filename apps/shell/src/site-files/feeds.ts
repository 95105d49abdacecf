import type { Api } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { placeBySlug } from '@sumai/domain/places/find-place'
import { formatKakaku, formatRent } from '@sumai/format/money'
import type { AddressedEntry, SiteType } from '@sumai/platform'
import type { Registry } from '../releases/registry.ts'
import type { Renderer } from '../releases/renderer.ts'
import { topOf } from '../sites.ts'
import { rendererOf } from './renderer-of.ts'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; title: string; summary: string; updated: string }
/** An entry before its address is known. */
type Draft = Omit<Entry, 'path'> & { entry: AddressedEntry }
type Feed = { path: string; page: string; title: string; entries: Entry[] }

const WHAT: Record<SiteType, string> = { chintai: '賃貸', baibai: '売買' }

/** Path of a feed of a site. */
const feedAddress = (site: SiteType, name: string) =>
  `${topOf(site).replace(/\/$/, '')}/feeds/${name}.xml`

type Options = { api: Api; registry: Registry; publicOrigin: string }

/**
 * The Atom feeds of a site: `news`, or the newest listings of a city by its slug. `null` for an
 * unknown feed. Throws while the remote of the site is down.
 */
export function createFeeds({ api, registry, publicOrigin }: Options) {
  return async function feed(site: SiteType, name: string): Promise<string | null> {
    const place = placeBySlug(name)
    if (name !== 'news' && place?.type !== 'city') return null
    const renderer = await rendererOf(registry, site)
    const page = await renderer.ask('feedPath', name)
    if (!page) return null
    const drafts = place ? await listingsOf(api, site, place.codes) : await newsOf(api, site)
    const title = place ? `${place.name}の${WHAT[site]}・新着物件` : `お知らせ（${WHAT[site]}）`
    const entries = await addressed(drafts, renderer)
    return toAtom({ path: feedAddress(site, name), page, title, entries }, publicOrigin)
  }
}

/** With the addresses of their pages; without those that have none. */
async function addressed(drafts: Draft[], renderer: Renderer): Promise<Entry[]> {
  const paths = await renderer.ask(
    'entryPaths',
    drafts.map(({ entry }) => entry),
  )
  return drafts.flatMap(({ entry: _, ...draft }, index) => {
    const path = paths[index]
    return path ? [{ ...draft, path }] : []
  })
}

async function newsOf(api: Api, site: SiteType): Promise<Draft[]> {
  const contentType = `news_${site}` as const
  const { contents } = await api.contents.list({ contentType, limit: 20 })
  return contents.map(({ contentId, title, summary, publishAt }) => ({
    entry: { kind: 'content', id: String(contentId), cityCode: null, type: contentType },
    title,
    summary,
    updated: publishAt,
  }))
}

async function listingsOf(api: Api, site: SiteType, cityCode: readonly string[]): Promise<Draft[]> {
  const newest = { cityCode: [...cityCode], order: 'new', fields: 'light', limit: 20 } as const
  const toDraft = (listing: Listing, kind: AddressedEntry['kind'], facts: string): Draft => {
    const { bukkenNo, bukkenType, title, catchCopy, koukaiDate } = listing
    return {
      entry: { kind, id: bukkenNo, cityCode: listing.cityCode, type: bukkenType },
      title: `${title}（${facts}）`,
      summary: catchCopy ?? facts,
      updated: `${koukaiDate}T00:00:00+09:00`,
    }
  }
  if (site === 'chintai') {
    const { rooms } = await api.chintai.rooms(newest)
    return rooms.map((room) =>
      toDraft(room, 'chintai_room', `賃料${formatRent(room.hyYachin)}・${room.madoriLabel}`),
    )
  }
  const { rooms } = await api.baibai.rooms(newest)
  return rooms.map((room) =>
    toDraft(room, 'baibai_room', `${formatKakaku(room.kakaku)}・${room.bukkenTypeLabel}`),
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
