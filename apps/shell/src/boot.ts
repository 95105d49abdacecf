import type { SiteType } from '@sumai/platform'
import { createContext, use } from 'react'

/** Where a browser finds the release that rendered the page; no entry: nothing to be had. */
export type RemoteEntry = { entry: string; integrity: string }

/** What the server tells the browser, in the JSON block `#boot`. */
export type Boot = {
  publicOrigin: string
  /** The agency's name, for titles: everything else about it comes late. */
  siteName: string
  /** Base of the API for browsers, with /api/v1. */
  apiBase: string
  remotes: Record<string, RemoteEntry>
  /** Remotes whose routes the server rendered from: loaded before hydration. */
  initial: string[]
  /** Remotes the server could not load. */
  down: string[]
  /** Site whose footer stands in the page: its lists are not in the data for hydration. */
  footer?: SiteType
  /** Extras were left out because they were late: the browser asks for them once. */
  incomplete: boolean
  /** The build that staff see instead of the current release of a remote. */
  preview?: { remote: string; build: string }
  /** The page tells how fast it was. */
  webVitals?: true
  /** ISO 8601 moment of rendering. */
  renderedAt: string
}

export const BootContext = createContext<Boot | null>(null)

export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('BootContext is missing')
  return boot
}
