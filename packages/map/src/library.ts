/** For the shell alone: what it gives to every map (platform/map-library.ts). */
import { mapStyle } from '@sumai/basemap/style/style'
import { TILES_PATH } from '@sumai/basemap/tiles'
import type { MapLibrary } from '@sumai/platform/map-library'
import { PMTiles, Protocol } from 'pmtiles'

/** As they are published: files of the shell with a hash in their names. */
const MAIN = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url)
const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)

/** Addresses on other hosts, where a deployment names some. */
type Hosts = { tiles?: string | undefined; style?: string | undefined }

/** Once a page: 370 KB with the worker. */
export async function loadMapLibrary({ tiles, style }: Hosts): Promise<MapLibrary> {
  const address = new URL(tiles ?? TILES_PATH, window.location.origin)
  // Where a tile is missing MapLibre then shows the one above it.
  const protocol = new Protocol({ errorOnMissingTile: true })
  if (!style) prepare(protocol, address)
  const maplibre: MapLibrary['maplibre'] = await import(/* webpackIgnore: true */ MAIN.href)
  maplibre.setWorkerUrl(WORKER.href)
  maplibre.addProtocol('pmtiles', protocol.tile)
  return { maplibre, style: style ?? mapStyle(`pmtiles://${address}`) }
}

/**
 * Asks beside the library itself for what the map will ask for next, so that a slow line is never
 * idle. What fails is forgotten, and the map asks again.
 */
function prepare(protocol: Protocol, address: URL): void {
  const tiles = new PMTiles(address.href)
  protocol.add(tiles)
  tiles.getHeader().catch(() => protocol.tiles.delete(address.href))
  fetch(WORKER).catch(() => {})
}
