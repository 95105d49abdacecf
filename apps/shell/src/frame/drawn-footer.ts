import type { FooterLists, RootData, SiteType } from '@sumai/platform'
import { createContext } from 'react'

/** The footer that stands in the server's page. */
export type DrawnFooter = {
  site: SiteType
  html: string
  /** On the server, what it was drawn from; a browser has no lists until it loads others. */
  lists?: FooterLists | null
}

export const DrawnFooterContext = createContext<DrawnFooter | null>(null)

/** What the root route of a site has in the browser: no lists where the footer stands in the page. */
export type LoadedRoot = { footer?: FooterLists | null }

/** The lists stand in the page as links, and need not come a second time. */
export function withoutLists(site: SiteType, loaderData: Record<string, unknown>) {
  const root = loaderData[site] as RootData | undefined
  if (!root?.footer) return loaderData
  const { footer: _, ...rest } = root
  return { ...loaderData, [site]: rest }
}

/** In a browser: the footer of the server's page. */
export function readDrawnFooter(site: SiteType): DrawnFooter | null {
  const footer = document.querySelector('body > footer')
  return footer && { site, html: footer.innerHTML }
}
