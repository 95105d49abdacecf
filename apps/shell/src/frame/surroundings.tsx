import { isBare, late, siteOfLayout, useRouteLoaderData } from '@sumai/platform'
import { BareHeader } from '@sumai/ui/bare-header'
import { DrawnFooter } from '@sumai/ui/drawn-footer'
import { SiteHeader } from '@sumai/ui/site-header'
import { Suspense, use } from 'react'
import { Arrival } from './arrival.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { DrawnFooterContext, type RemoteData } from './drawn-footer.ts'
import { PreviewStrip } from './preview-strip.tsx'
import { useLayout } from './use-page.ts'

export { ToastRegion } from '@sumai/ui/toast-region'
export { ErrorPage } from '../errors/error-page.tsx'

const Footer = late(
  async () => (await import(/* webpackChunkName: "footer" */ '@sumai/ui/footer')).Footer,
)

/** The header of the site; on forms, the mark alone. */
export function Top() {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  return (
    <>
      {isBare(layout) ? <BareHeader site={site} /> : <SiteHeader site={site} />}
      <ConnectionStrip />
      <PreviewStrip />
      <Arrival />
    </>
  )
}

/**
 * The footer of the site, with the lists that the site's remote loaded; none on forms. Only whoever
 * goes to the other site, or got a page without the lists, needs more than the server has drawn.
 */
export function Bottom() {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  const data = (useRouteLoaderData(site) as RemoteData | undefined)?.footer ?? null
  const drawn = use(DrawnFooterContext)
  if (isBare(layout)) return null
  if (drawn?.site === site && drawn.data === data) return <DrawnFooter html={drawn.html} />
  return (
    <Suspense fallback={null}>
      <Footer site={site} data={data} />
    </Suspense>
  )
}
