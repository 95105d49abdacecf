import type { FooterLists, RootData, SiteType } from '@sumai/platform'
import { createContext } from 'react'

/** The footer as rendered by the server. */
export type DrawnFooter = {
  site: SiteType
  html: string
  /** The lists it was rendered from; only on the server. */
  lists?: FooterLists | null
}

export const DrawnFooterContext = createContext<DrawnFooter | null>(null)

/**
 * Loader data of a root route in the browser: without lists if the server has rendered the footer.
 */
export type LoadedRoot = { footer?: FooterLists | null }

/** Removes the lists from the data for hydration, because the page has them as links. */
export function withoutLists(site: SiteType, loaderData: Record<string, unknown>) {
  const root = loaderData[site] as RootData | undefined
  if (!root?.footer) return loaderData
  const { footer: _, ...rest } = root
  return { ...loaderData, [site]: rest }
}

/** Reads the footer from the page in the browser. */
export function readDrawnFooter(site: SiteType): DrawnFooter | null {
  const footer = document.querySelector('body > footer')
  return footer && { site, html: footer.innerHTML }
}
