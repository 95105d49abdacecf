import { siteOfLayout, useRouteLoaderData } from '@sumai/platform'
import { Footer, type FooterData } from '@sumai/ui/footer'
import { useLayout } from './use-page.ts'

/** What a remote's root loader gives the frame (docs/decisions/0004). */
type RemoteData = { footer: FooterData | null }

/** The footer of the site, with the lists that the site's remote loaded. */
export function SiteFooter() {
  const site = siteOfLayout(useLayout())
  const data = useRouteLoaderData(site) as RemoteData | undefined
  return <Footer site={site} data={data?.footer ?? null} />
}
