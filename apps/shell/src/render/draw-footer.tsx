import { isBare, type SiteType, siteOfLayout } from '@sumai/platform'
import type { StaticHandlerContext } from '@sumai/platform/server'
import { FooterContent } from '@sumai/ui/footer'
import type { FooterData } from '@sumai/ui/footer-data'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnFooter, RemoteData } from '../frame/drawn-footer.ts'
import { layoutOf } from '../frame/use-page.ts'
import { handleOf } from './page-files.ts'

/** What was drawn of lists that are still in use: those of master data are kept for a minute. */
const drawn = new WeakMap<FooterData, string>()

/** The footer of a page, drawn once for all pages with the same lists; `null` where there is none. */
export function drawFooter({ matches, loaderData }: StaticHandlerContext): DrawnFooter | null {
  const layout = layoutOf(matches.map((it) => ({ id: it.route.id, handle: handleOf(it) })))
  if (isBare(layout) || layout === 'empty') return null
  const site = siteOfLayout(layout)
  const data = (loaderData[site] as RemoteData | undefined)?.footer ?? null
  return { site, data, html: htmlOf(site, data) }
}

function htmlOf(site: SiteType, data: FooterData | null): string {
  const kept = data && drawn.get(data)
  if (kept) return kept
  const html = renderToStaticMarkup(<FooterContent site={site} data={data} />)
  if (data) drawn.set(data, html)
  return html
}
