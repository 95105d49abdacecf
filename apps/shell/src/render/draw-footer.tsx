import type { FooterLists, RootData, SiteNavigation, SiteType } from '@sumai/platform'
import { isBare, siteOfLayout } from '@sumai/platform/router'
import type { StaticHandlerContext } from '@sumai/platform/server'
import { FooterContent } from '@sumai/ui/footer'
import { renderToStaticMarkup } from 'react-dom/server'
import { agencyOn, NO_FOOTER_MENU } from '../frame/agency.ts'
import type { DrawnFooter } from '../frame/drawn-footer.ts'
import { layoutOf } from '../frame/use-page.ts'
import { topOf } from '../sites.ts'
import { handleOf } from './page-files.ts'

type Drawn = { menu: SiteNavigation | null; long?: string; short?: string }

/** Rendered footers by their lists, which stay the same object for a minute. */
const drawn = new WeakMap<FooterLists, Drawn>()

/** The footer, rendered once for all pages with the same lists; `null` if the page has none. */
export function drawFooter(
  { matches, loaderData, location }: StaticHandlerContext,
  menuOf: (site: SiteType) => SiteNavigation | null,
): DrawnFooter | null {
  const layout = layoutOf(matches.map((it) => ({ id: it.route.id, handle: handleOf(it) })))
  if (isBare(layout) || layout === 'empty') return null
  const site = siteOfLayout(layout)
  const lists = (loaderData[site] as RootData | undefined)?.footer ?? null
  const length = location.pathname === topOf(site) ? 'long' : 'short'
  return { site, lists, html: htmlOf(site, menuOf(site), lists, length) }
}

function htmlOf(
  site: SiteType,
  menu: SiteNavigation | null,
  lists: FooterLists | null,
  length: 'long' | 'short',
): string {
  const known = lists ? drawn.get(lists) : undefined
  const kept: Drawn = known?.menu === menu ? known : { menu }
  if (lists) drawn.set(lists, kept)
  kept[length] ??= renderToStaticMarkup(
    <FooterContent
      agency={agencyOn(site)}
      menu={menu?.footer ?? NO_FOOTER_MENU}
      lists={lists}
      isFolded={length === 'short'}
    />,
  )
  return kept[length]
}
