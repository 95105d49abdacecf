import type * as maplibre from 'maplibre-gl'
import { createContext } from 'react'

/** What a map in the page is drawn with. */
export type MapLibrary = {
  maplibre: typeof maplibre
  /** The style, or the address of one of another host (`MAP_STYLE_URL`). */
  style: maplibre.StyleSpecification | string
}

/**
 * Loads it; `null` on the server. It is the shell's, because its worker must come from the page's
 * own origin and be of the same version; both sites share one copy in the browser's cache.
 */
export const MapLibraryContext = createContext<(() => Promise<MapLibrary>) | null>(null)
