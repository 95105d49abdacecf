import { openSync, read } from 'node:fs'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { LRUCache } from 'lru-cache'
import { PbfReader } from 'pbf'
import { Compression, PMTiles } from 'pmtiles'

const readPart = promisify(read)

/** The deepest zoom of the archive. */
const DEEPEST = 14
/** Unpacked tiles that are kept; one has up to 500 KB. */
const KEPT = 24

/** A tile, or the part of the world around it that there is a tile for. */
export type FoundTile = { z: number; x: number; y: number; layers: VectorTile['layers'] }

/** Reads tiles from a PMTiles file. */
export function tileReader(file: string) {
  const archive = new PMTiles(fileSource(file), undefined, unpacked)
  const kept = new LRUCache<string, Promise<FoundTile | null>>({ max: KEPT })

  function read(z: number, x: number, y: number): Promise<FoundTile | null> {
    const key = `${z}/${x}/${y}`
    const known = kept.get(key)
    if (known) return known
    const tile = archive.getZxy(z, x, y).then((found) => {
      if (!found) return null
      const { layers } = new VectorTile(new PbfReader(new Uint8Array(found.data)))
      return { z, x, y, layers }
    })
    kept.set(key, tile)
    tile.catch(() => kept.delete(key))
    return tile
  }

  /** The tile itself, or the deepest one above it; `null` where there is none. */
  return async function tileAt(zoom: number, x: number, y: number): Promise<FoundTile | null> {
    const depth = Math.min(Math.max(0, zoom), DEEPEST)
    for (let z = depth; z >= 0; z--) {
      const found = await read(z, x >> (depth - z), y >> (depth - z))
      if (found) return found
    }
    return null
  }
}

/** Some milliseconds sooner than the streams of browsers. */
async function unpacked(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression !== Compression.Gzip) return packed
  return new Uint8Array(gunzipSync(packed)).buffer
}

function fileSource(file: string) {
  let opened: number | undefined
  return {
    getKey: () => file,
    async getBytes(offset: number, length: number) {
      opened ??= openSync(file, 'r')
      const data = new ArrayBuffer(length)
      const { bytesRead } = await readPart(opened, new Uint8Array(data), 0, length, offset)
      return { data: data.slice(0, bytesRead) }
    },
  }
}
