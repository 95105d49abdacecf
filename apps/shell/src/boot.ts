import type { SiteType } from '@sumai/platform'
import { createContext, use } from 'react'

/** Where a browser finds a release of a remote. */
export type RemoteEntry = { entry: string; integrity: string }

export type Measured = {
  webVitals?: true
  /** Id of a tag manager, which is loaded after consent. */
  tagManager?: string
}

/** Data from the server for the browser, in the JSON block `#boot`. */
export type Boot = {
  publicOrigin: string
  /** The agency's name, for titles; its other data is loaded late. */
  siteName: string
  /** Base of the API for browsers, with /api/v1. */
  apiBase: string
  remotes: Record<string, RemoteEntry>
  /** Remotes whose routes the server rendered from: loaded before hydration. */
  initial: string[]
  /** Remotes the server could not load. */
  down?: string[]
  /** Site whose footer the server has rendered; its lists are not in the data for hydration. */
  footer?: SiteType
  /** Whether extras were left out because they were late: the browser loads them once. */
  incomplete?: true
  /** The build that staff see instead of the current release of a remote. */
  preview?: { remote: string; build: string }
  /** Hosts of maps that the deployment names: of tiles, of a style. */
  map?: { tiles?: string; style?: string }
  /** Whether visitors' browsers get no service worker. */
  withoutWorker?: true
  /** What of the page is measured; nothing by default. */
  measured?: Measured
  /** ISO 8601 moment of rendering. */
  renderedAt: string
}

export const BootContext = createContext<Boot | null>(null)

export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('BootContext is missing')
  return boot
}
