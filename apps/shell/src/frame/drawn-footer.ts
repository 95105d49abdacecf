import type { SiteType } from '@sumai/platform'
import type { FooterData } from '@sumai/ui/footer-data'
import { readFooterData } from '@sumai/ui/read-footer-data'
import { createContext } from 'react'

/** What a remote's root loader gives the frame (docs/decisions/0004). */
export type RemoteData = { footer: FooterData | null }

/** The footer that stands in the server's page. */
export type DrawnFooter = {
  site: SiteType
  data: FooterData | null
  html: string
}

export const DrawnFooterContext = createContext<DrawnFooter | null>(null)

type Loaded = { loaderData: Record<string, unknown> }

/** Its lists stand in the page as links, and need not come a second time. */
export function withoutLists({ site, data }: DrawnFooter, loaderData: Loaded['loaderData']) {
  if (!data) return loaderData
  const { footer: _, ...rest } = loaderData[site] as RemoteData
  return { ...loaderData, [site]: rest }
}

/** The footer of the page in a browser; gives its lists back to what the loaders had found. */
export function readDrawnFooter(site: SiteType, { loaderData }: Loaded): DrawnFooter | null {
  const footer = document.querySelector('body > footer')
  if (!footer) return null
  const root = loaderData[site] as Partial<RemoteData> | undefined
  if (root && root.footer === undefined) root.footer = readFooterData(footer)
  return { site, data: root?.footer ?? null, html: footer.innerHTML }
}
