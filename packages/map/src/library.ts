/** For the shell alone: what it gives to every map (platform/map-library.ts). */
import { mapStyle } from '@sumai/basemap/style/style'
import { TILES_PATH } from '@sumai/basemap/tiles'
import type { MapLibrary } from '@sumai/platform/map-library'
import { Protocol } from 'pmtiles'

/** As they are published: files of the shell with a hash in their names. */
const MAIN = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url)
const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)

/** Addresses on other hosts, where a deployment names some. */
type Hosts = { tiles?: string | undefined; style?: string | undefined }

/** Once a page: 370 KB with the worker. */
export async function loadMapLibrary({ tiles, style }: Hosts): Promise<MapLibrary> {
  const maplibre: MapLibrary['maplibre'] = await import(/* webpackIgnore: true */ MAIN.href)
  maplibre.setWorkerUrl(WORKER.href)
  // Where a tile is missing MapLibre then shows the one above it.
  maplibre.addProtocol('pmtiles', new Protocol({ errorOnMissingTile: true }).tile)
  const address = new URL(tiles ?? TILES_PATH, window.location.origin)
  return { maplibre, style: style ?? mapStyle(`pmtiles://${address}`) }
}
