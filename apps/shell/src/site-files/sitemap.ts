import type { Api } from '@sumai/api-client'
import type { SitemapKind } from '@sumai/api-client/contract/sitemap'
import type { Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { pathsOf, withPage } from './addresses.ts'
import { renewed } from './renewed.ts'
import { searchAddresses } from './search-addresses.ts'
import { staticAddresses } from './static-addresses.ts'
import { element, xmlDocument } from './xml.ts'

/** Maximum number of addresses per file (sitemap protocol). */
const FILE = 50_000
/** Entries per call of the API. */
const PART = 10_000
/** ms: a closed listing leaves the sitemap within two minutes. */
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
  const searches = renewed(SEARCHES_FOR, async () => withPage(registry, await searchAddresses(api)))
  const starts = renewed(ENTRIES_FOR, async () => {
    const all = await Promise.all(KINDS.map(startsOf))
    return new Map(all.flat())
  })

  /** Name of each file of a kind, with the cursor at which it begins. */
  async function startsOf(kind: SitemapKind) {
    const files: [string, { kind: SitemapKind; start: string }][] = []
    let next: string | null = ''
    for (let read = 0; next !== null; read += PART) {
      const part = await api.sitemapEntries({ kind, cursor: next, limit: PART })
      if (read % FILE === 0 && part.sitemapEntries.length > 0) {
        files.push([`${kind}-${next || 'first'}`, { kind, start: next }])
      }
      next = part.nextCursor
    }
    return files
  }

  async function entriesFrom(kind: SitemapKind, start: string): Promise<Address[]> {
    const addresses: Address[] = []
    let next: string | null = start
    for (let read = 0; read < FILE && next !== null; read += PART) {
      const part = await api.sitemapEntries({ kind, cursor: next, limit: PART })
      const entries = part.sitemapEntries.map((entry) => ({ ...entry, kind }))
      const paths = await pathsOf(registry, entries)
      entries.forEach(({ lastmod }, index) => {
        const path = paths[index]
        if (path) addresses.push({ path, lastmod })
      })
      next = part.nextCursor
    }
    return addresses
  }

  async function addressesOf(file: string): Promise<Address[] | null> {
    if (file === 'pages') return (await fixed()).map((path) => ({ path }))
    if (file === 'searches') return (await searches()).map((path) => ({ path }))
    const known = (await starts()).get(file)
    return known ? entriesFrom(known.kind, known.start) : null
  }

  return {
    async index(): Promise<string> {
      const files = ['pages', 'searches', ...(await starts()).keys()]
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
