import type { RouteObject } from '@sumai/platform'
import { MOUNTS } from '../../sites.ts'
import type { Registry } from '../registry.ts'
import type { Render } from '../render.tsx'

/** What a page says of itself when it may be indexed under its own address. */
const isIndexable = (html: string, url: string) =>
  html.includes('<meta name="robots" content="index,follow"') &&
  html.includes(`<link rel="canonical" href="${url}"`)

/**
 * The pages that have one address each, of the releases that are current now. The pages themselves
 * are asked whether they belong into an index.
 */
export async function staticAddresses(
  registry: Registry,
  render: Render,
  publicOrigin: string,
): Promise<string[]> {
  const found: string[] = []
  for (const { name } of MOUNTS) {
    for (const path of pathsOf(registry.current(name)?.routes ?? [])) {
      const url = publicOrigin + path
      const page = await render(new Request(url), '')
      if (page instanceof Response || page.status !== 200) continue
      const html = page.body.toString()
      if (isIndexable(html, path === '/' ? `${publicOrigin}/` : url)) found.push(path)
    }
  }
  return found
}

/** Addresses of a route table without those that need a parameter. */
export function pathsOf(routes: readonly RouteObject[], base = ''): string[] {
  const paths = routes.flatMap((route) => {
    const path = base + (route.path ? `/${route.path}` : '')
    return route.children ? pathsOf(route.children, path) : [path.replace(/\/:\w+\?/g, '')]
  })
  return [...new Set(paths.filter((path) => !/[:*]/.test(path)).map((path) => path || '/'))]
}
