import {
  type FooterLists,
  isBare,
  type RootData,
  type SiteNavigation,
  type SiteType,
  siteOfLayout,
} from '@sumai/platform'
import type { StaticHandlerContext } from '@sumai/platform/server'
import { FooterContent } from '@sumai/ui/footer'
import { renderToStaticMarkup } from 'react-dom/server'
import { agencyOn, NO_FOOTER_MENU } from '../frame/agency.ts'
import type { DrawnFooter } from '../frame/drawn-footer.ts'
import { layoutOf } from '../frame/use-page.ts'
import { handleOf } from './page-files.ts'

type Drawn = { menu: SiteNavigation | null; html: string }

/** Rendered footers by their lists, which stay the same object for a minute. */
const drawn = new WeakMap<FooterLists, Drawn>()

/** The footer, rendered once for all pages with the same lists; `null` if the page has none. */
export function drawFooter(
  { matches, loaderData }: StaticHandlerContext,
  menuOf: (site: SiteType) => SiteNavigation | null,
): DrawnFooter | null {
  const layout = layoutOf(matches.map((it) => ({ id: it.route.id, handle: handleOf(it) })))
  if (isBare(layout) || layout === 'empty') return null
  const site = siteOfLayout(layout)
  const lists = (loaderData[site] as RootData | undefined)?.footer ?? null
  return { site, lists, html: htmlOf(site, menuOf(site), lists) }
}

function htmlOf(site: SiteType, menu: SiteNavigation | null, lists: FooterLists | null): string {
  const kept = lists && drawn.get(lists)
  if (kept && kept.menu === menu) return kept.html
  const html = renderToStaticMarkup(
    <FooterContent agency={agencyOn(site)} menu={menu?.footer ?? NO_FOOTER_MENU} lists={lists} />,
  )
  if (lists) drawn.set(lists, { menu, html })
  return html
}
