import { isBare, siteOfLayout, useRouteLoaderData } from '@sumai/platform'
import { BareHeader } from '@sumai/ui/bare-header'
import { Footer, type FooterData } from '@sumai/ui/footer'
import { SiteHeader } from '@sumai/ui/site-header'
import { Arrival } from './arrival.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { PreviewStrip } from './preview-strip.tsx'
import { useLayout } from './use-page.ts'

export { ToastRegion } from '@sumai/ui/toast-region'
export { ErrorPage } from '../errors/error-page.tsx'

/** What a remote's root loader gives the frame (docs/decisions/0004). */
type RemoteData = { footer: FooterData | null }

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

/** The footer of the site, with the lists that the site's remote loaded; none on forms. */
export function Bottom() {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  const data = useRouteLoaderData(site) as RemoteData | undefined
  if (isBare(layout)) return null
  return <Footer site={site} data={data?.footer ?? null} />
}
