import type { Api } from '@sumai/api-client'
import type { SitemapKind } from '@sumai/api-client/contract/sitemap'
import { type AddressedEntry, matchRoutes } from '@sumai/platform'
import { ownerOf } from '../../mounts.ts'
import { MOUNTS } from '../../sites.ts'
import type { Registry } from '../registry.ts'
import type { Render } from '../render.tsx'
import { renewed } from './renewed.ts'
import { searchAddresses } from './search-addresses.ts'
import { staticAddresses } from './static-addresses.ts'
import { element, xmlDocument } from './xml.ts'

/** Maximum number of addresses per file (sitemap protocol). */
const FILE = 50_000
/** Entries per call of the API. */
const PART = 10_000
/** ms: a closed listing leaves the sitemap within a minute. */
const ENTRIES_FOR = 60_000
/** ms: the list of searches changes slowly and takes some hundred calls. */
const SEARCHES_FOR = 600_000

const KINDS: SitemapKind[] = ['chintai_room', 'tatemono', 'baibai_room', 'content']
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

type Address = { path: string; lastmod?: string }
type Options = { api: Api; registry: Registry; render: Render; publicOrigin: string }

/** /sitemap.xml and the files that it lists. */
export function createSitemap({ api, registry, render, publicOrigin }: Options) {
  const fixed = renewed(SEARCHES_FOR, () => staticAddresses(registry, render, publicOrigin))
  const searches = renewed(SEARCHES_FOR, () => searchAddresses(api))
  const starts = renewed(ENTRIES_FOR, async () => {
    const all = await Promise.all(KINDS.map(async (kind) => [kind, await startsOf(kind)] as const))
    return all.flatMap(([kind, cursors]) => cursors.map((cursor) => `${kind}-${cursor || 'first'}`))
  })

  /** The cursor at which each file of a kind begins. */
  async function startsOf(kind: SitemapKind): Promise<string[]> {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const file = await entriesFrom(kind, cursor)
      if (file.addresses.length > 0) found.push(cursor)
      cursor = file.next
    }
    return found
  }

  async function entriesFrom(kind: SitemapKind, start: string) {
    const addresses: Address[] = []
    let next: string | null = start
    for (let read = 0; read < FILE && next !== null; read += PART) {
      const part = await api.sitemapEntries({ kind, cursor: next, limit: PART })
      for (const entry of part.sitemapEntries) {
        const path = addressOf({ ...entry, kind })
        if (path && hasPage(path)) addresses.push({ path, lastmod: entry.lastmod })
      }
      next = part.nextCursor
    }
    return { addresses, next }
  }

  function addressOf(entry: AddressedEntry): string | null {
    for (const { name } of MOUNTS) {
      const address = registry.current(name)?.addresses?.entry(entry)
      if (address) return address
    }
    return null
  }

  /** Without entries that have no page in the current releases. */
  function hasPage(path: string): boolean {
    const owner = ownerOf(path)
    const routes = (owner && registry.current(owner)?.routes) ?? []
    return matchRoutes(routes, path.replace(/\?.*/, '')) !== null
  }

  async function addressesOf(file: string): Promise<Address[] | null> {
    if (file === 'pages') return (await fixed()).map((path) => ({ path }))
    if (file === 'searches') return (await searches()).filter(hasPage).map((path) => ({ path }))
    const [, kind, start = ''] = /^(\w+)-(\w{1,20})$/.exec(file) ?? []
    const known = KINDS.find((candidate) => candidate === kind)
    if (!known) return null
    return (await entriesFrom(known, start === 'first' ? '' : start)).addresses
  }

  return {
    async index(): Promise<string> {
      const files = ['pages', 'searches', ...(await starts())]
      const sitemaps = files.map((file) =>
        element('sitemap', [element('loc', `${publicOrigin}/sitemaps/${file}.xml`)]),
      )
      return xmlDocument(element('sitemapindex', sitemaps, NAMESPACE))
    },

    /** `null` for a file that the index does not list. */
    async file(name: string): Promise<string | null> {
      const addresses = await addressesOf(name)
      if (!addresses) return null
      const urls = addresses.map(({ path, lastmod }) =>
        element('url', [
          element('loc', publicOrigin + path),
          ...(lastmod ? [element('lastmod', lastmod)] : []),
        ]),
      )
      return xmlDocument(element('urlset', urls, NAMESPACE))
    },
  }
}
