import type * as maplibre from 'maplibre-gl'

/** What a map in the page is drawn with. */
export type MapLibrary = {
  maplibre: typeof maplibre
  /** The style, or the address of one of another host (`MAP_STYLE_URL`). */
  style: maplibre.StyleSpecification | string
}

type Load = () => Promise<MapLibrary>

let provide: (load: Load) => void
// Safari before 17.4 has no Promise.withResolvers.
const given = new Promise<Load>((resolve) => {
  provide = resolve
})

/**
 * Loads it. It is the shell's, because its worker must come from the page's own origin and be of the
 * same version; both sites share one copy in the browser's cache.
 */
export const mapLibrary = async (): Promise<MapLibrary> => (await given)()

/** For the shell, after hydration: once a page. */
export const provideMapLibrary = (load: Load): void => provide(load)
