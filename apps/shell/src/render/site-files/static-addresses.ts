import type { RouteObject } from '@sumai/platform'
import { plainAddress, rowsOf } from '@sumai/platform/route-table'
import { MOUNTS } from '../../sites.ts'
import type { Registry } from '../registry.ts'
import type { Render } from '../render.tsx'

/** The handle of a page that may be indexed under its own address. */
const isIndexable = (html: string, url: string) =>
  html.includes('<meta name="robots" content="index,follow"') &&
  html.includes(`<link rel="canonical" href="${url}"`)

/**
 * The addresses without parameters in the current releases. The handles of the pages say whether
 * they may be indexed.
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
export function pathsOf(routes: readonly RouteObject[]): string[] {
  return [...new Set(rowsOf(routes).flatMap(({ pattern }) => plainAddress(pattern) ?? []))]
}
