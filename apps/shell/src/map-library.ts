import type { MapLibrary } from '@sumai/platform/map-library'
import type { Boot } from './boot.ts'

/** Loads the code of maps when the first one is asked for. */
export function mapLibraryOf({ map = {} }: Boot) {
  let library: Promise<MapLibrary> | undefined
  return () => {
    library ??= load(map)
    // The next press tries again.
    library.catch(() => {
      library = undefined
    })
    return library
  }
}

async function load(hosts: NonNullable<Boot['map']>): Promise<MapLibrary> {
  const { loadMapLibrary } = await import(/* webpackChunkName: "maps" */ '@sumai/map/library')
  return loadMapLibrary(hosts)
}
