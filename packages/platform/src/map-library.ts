import type * as maplibre from 'maplibre-gl'
import { SHARED_GLOBAL } from './contract.ts'

/** What a map in the page is drawn with. */
export type MapLibrary = {
  maplibre: typeof maplibre
  /** The style, or the address of one of another host (`MAP_STYLE_URL`). */
  style: maplibre.StyleSpecification | string
}

type Load = () => Promise<MapLibrary>

/** Beside the shared libraries, but later than those: no page waits for it. */
const shared = () =>
  (globalThis as unknown as Record<string, { maps?: Load } | undefined>)[SHARED_GLOBAL]

/** ms between two looks, and how often: a press may come before the shell has said how. */
const PAUSE = 100
const LOOKS = 100

/**
 * Loads it. It is the shell's, because its worker must come from the page's own origin and be of the
 * same version; both sites share one copy in the browser's cache.
 */
export async function mapLibrary(): Promise<MapLibrary> {
  for (let look = 0; look < LOOKS; look++) {
    const load = shared()?.maps
    if (load) return load()
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error('the shell gives no maps')
}

/** For the shell, after hydration. */
export const provideMapLibrary = (load: Load): void => {
  Object.assign(shared() ?? {}, { maps: load })
}
