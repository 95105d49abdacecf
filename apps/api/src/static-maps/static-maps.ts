import { TILES_FILE } from '@sumai/basemap/files'
import { densityOf, type MapFormat, type MapPicture, STATIC_SIZES } from '@sumai/basemap/static-map'
import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../db/bounded-queue.ts'
import { Problem } from '../http/problem.ts'
import { tileReader } from './tile-reader.ts'

/** Pictures that are kept: 15 MB. */
const KEPT = 500
/** Drawing takes 60 ms: when 16 are waiting, the next gets 503 and Retry-After. */
const WAITING = 16

type Asked = MapPicture & { format?: MapFormat }

/** Maps as pictures, drawn one after the other and kept. */
export function staticMaps(tilesFile = TILES_FILE) {
  const tileAt = tileReader(tilesFile)
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT })
  const enqueue = boundedQueue(
    WAITING,
    () => new Problem({ status: 503, code: 'map.busy', retryAfter: 2 }),
  )

  async function draw({ centre, zoom, size, mark, format = 'webp' }: Asked): Promise<Buffer> {
    // Loaded on demand: a process that draws nothing saves 35 MB.
    const { drawMap } = await import('./draw-map.ts')
    const density = densityOf(size, zoom)
    return drawMap({ centre, zoom, ...STATIC_SIZES[size], density, mark, format, tileAt })
  }

  /** `beforeDrawing` may throw, for somebody who has had too many new ones. */
  return function picture(map: Asked, beforeDrawing: () => void): Promise<Buffer> {
    const { centre, zoom, size, mark, format } = map
    const key = [size, zoom, centre.lat, centre.lng, mark, format].join()
    const known = kept.get(key)
    if (known) return known
    beforeDrawing()
    const drawn = enqueue(() => draw(map))
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    return drawn
  }
}
