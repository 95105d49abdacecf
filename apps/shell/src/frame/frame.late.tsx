import { late, type SiteType, useLocation } from '@sumai/platform'
import { isBare, siteOfLayout, useRouteLoaderData } from '@sumai/platform/router'
import { DrawnFooter } from '@sumai/ui/drawn-footer'
import { use } from 'react'
import { BareHeader, SiteHeader } from '../header/site-header.tsx'
import { topOf } from '../sites.ts'
import { DrawnFooterContext, type LoadedRoot } from './drawn-footer.ts'
import { useMenu } from './menus.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ConnectionStrip, DraftStrip, PreviewStrip } from './strips.tsx'
import { useLayout } from './use-page.ts'

export { ToastRegion } from '@sumai/ui/toast-region'
export { ErrorPage } from '../errors/error-page.tsx'

const MenuFooter = late(() => import('./menu-footer.late.tsx'))('MenuFooter')

/** The header of the site; on forms only the logo. */
export function Top() {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  return (
    <>
      {isBare(layout) ? <BareHeader site={site} /> : <MenuHeader site={site} />}
      <ConnectionStrip />
      <PreviewStrip />
      <DraftStrip />
      <RouteAnnouncer />
    </>
  )
}

const MenuHeader = ({ site }: { site: SiteType }) => <SiteHeader site={site} menu={useMenu(site)} />

/**
 * The footer of the site, long on its top page; none on forms. The one from the server is used
 * unless the visitor has moved to the other site, or the page came without its lists.
 */
export function Bottom() {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  const lists = (useRouteLoaderData(site) as LoadedRoot | undefined)?.footer
  const drawn = use(DrawnFooterContext)
  const { pathname } = useLocation()
  if (isBare(layout)) return null
  const isLong = pathname === topOf(site)
  if (drawn?.site === site && (!lists || lists === drawn.lists))
    return <DrawnFooter html={drawn.html} isLong={isLong} />
  return <MenuFooter site={site} lists={lists ?? null} isLong={isLong} />
}
