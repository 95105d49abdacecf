import { Outlet, siteOfLayout } from '@sumai/platform'
import { BareHeader } from '@sumai/ui/bare-header'
import { SiteHeader } from '@sumai/ui/site-header'
import { SkipLink } from '@sumai/ui/skip-link'
import type { ReactNode } from 'react'
import { LATE_FOOTER } from './late-footer.tsx'
import { useLayout } from './use-page.ts'

/** The five layouts of SEED §2: header and footer of the site, the mark alone, or nothing. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const layout = useLayout()
  const site = siteOfLayout(layout)
  if (layout === 'empty') return <main>{children}</main>
  const bare = layout.endsWith('-bare')
  return (
    <>
      <SkipLink />
      {bare ? <BareHeader site={site} /> : <SiteHeader site={site} />}
      <main id="main">{children}</main>
      {!bare && LATE_FOOTER}
    </>
  )
}
