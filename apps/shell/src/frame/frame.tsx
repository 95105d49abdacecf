import { Outlet, siteOfLayout, useRouteLoaderData } from '@sumai/platform'
import { BareHeader } from '@sumai/ui/bare-header'
import { Footer, type FooterData } from '@sumai/ui/footer'
import { SiteHeader } from '@sumai/ui/site-header'
import { SkipLink } from '@sumai/ui/skip-link'
import type { ReactNode } from 'react'
import { useLayout } from './use-page.ts'

/** What a remote's root loader gives the frame, (docs/decisions/0004). */
type RemoteData = { footer: FooterData | null }

/** The five layouts of SEED §2: header and footer of the site, the mark alone, or nothing. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  const data = useRouteLoaderData(site) as RemoteData | undefined
  if (layout === 'empty') return <main>{children}</main>
  const bare = layout.endsWith('-bare')
  return (
    <>
      <SkipLink />
      {bare ? <BareHeader site={site} /> : <SiteHeader site={site} />}
      <main id="main">{children}</main>
      {!bare && <Footer site={site} data={data?.footer ?? null} />}
    </>
  )
}
