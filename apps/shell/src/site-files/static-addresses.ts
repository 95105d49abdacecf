import type { Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { unpacked } from '../render/brotli.ts'
import { MOUNTS } from '../sites.ts'
import { rendererOf } from './renderer-of.ts'

/** Whether a page may be indexed under its own address. */
const isIndexable = (html: string, url: string) =>
  html.includes('<meta name="robots" content="index,follow"') &&
  html.includes(`<link rel="canonical" href="${url}"`)

/**
 * The addresses without parameters in the current releases. The handles of the pages say whether
 * they may be indexed. Throws while a remote is down, or a page cannot be rendered.
 */
export async function staticAddresses(
  registry: Registry,
  render: Render,
  publicOrigin: string,
): Promise<string[]> {
  const found: string[] = []
  for (const { name } of MOUNTS) {
    const renderer = await rendererOf(registry, name)
    for (const path of await renderer.ask('fixedPaths', null)) {
      const page = await render({ url: path, method: 'GET', visitor: '', urgency: 'renewal' })
      if ('location' in page) continue
      if (page.status >= 500) throw new Error(`${path} answers ${page.status}`)
      if (page.status !== 200) continue
      const html = (await unpacked(page.br)).toString()
      if (isIndexable(html, publicOrigin + path)) found.push(path)
    }
  }
  return found
}
