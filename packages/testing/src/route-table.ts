import type { RouteObject } from '@sumai/platform'
import { plainAddress, rowsOf } from '@sumai/platform/route-table'
import { matchRoutes } from '@sumai/platform/router'
import type { Visit } from './visits.tsx'

/** Addresses of a pattern, where one alone does not show what its page can be. */
export type Examples = Readonly<Record<string, readonly string[]>>

/**
 * An address of every page. Throws for a page that needs a parameter and has no example, and for
 * an example of no page.
 */
export function addressesOf(pages: readonly RouteObject[], base: string, examples: Examples) {
  const patterns = rowsOf(pages, base).map(({ pattern }) => pattern)
  const unknown = Object.keys(examples).filter((pattern) => !patterns.includes(pattern))
  if (unknown.length > 0) throw new Error(`routes.ts has no ${unknown.join(', ')}`)
  return patterns.flatMap((pattern) => {
    const plain = plainAddress(pattern)
    const own = examples[pattern]
    if (!own && plain === null) throw new Error(`name an address of ${pattern} in routes.test.ts`)
    return own ?? [plain as string]
  })
}

/** What the shell writes around each page: its title, its heading, its place in the site, its frame. */
export async function siteMap(addresses: readonly string[], visit: Visit): Promise<string> {
  const lines: string[] = []
  for (const url of addresses) {
    const { say, status, location } = await visit(url)
    if (!say) {
      lines.push(`${url} → ${status} ${location}`)
      continue
    }
    const heading = say('heading')
    const crumbs = say('breadcrumbs') ?? []
    lines.push(
      `${url} → ${say('title')}`,
      `  h1: ${heading === undefined ? say('title') : heading}`,
      `  ${crumbs.map(({ label, to }) => `${label}${to === null ? '' : ` (${to})`}`).join(' > ')}`,
      `  ${say('layout')}, ${say('robots') ?? 'index,follow'}, canonical ${say('canonical') ?? url.split('?')[0]}`,
    )
  }
  return lines.join('\n')
}

/** The patterns of pages that no entry of paths.ts leads to. */
export function withoutPath(pages: readonly RouteObject[], base: string, paths: object): string[] {
  const tree: RouteObject[] = [{ path: base, children: [...pages] }]
  const reached = new Set(
    addressesIn(paths).flatMap((address) => {
      const { pathname } = new URL(address, 'http://localhost')
      return matchRoutes(tree, pathname)?.at(-1)?.route ?? []
    }),
  )
  return rowsOf(pages, base)
    .filter(({ route }) => !reached.has(route))
    .map(({ pattern }) => pattern)
}

/** What paths.ts writes: its texts, and what its functions make of any argument. */
function addressesIn(paths: object): string[] {
  return Object.values(paths).flatMap((path: unknown) => {
    if (typeof path === 'string') return [path]
    if (typeof path === 'function') return [String(path(ANY))]
    return addressesIn(path as object)
  })
}

/** Whatever a path asks of its argument: a number, a slug, an object of these, an empty list. */
const ANY: object = new Proxy(Object.assign([], { toString: () => '1' }), {
  get: (target, key) => (typeof key === 'symbol' || key in target ? Reflect.get(target, key) : '1'),
})
