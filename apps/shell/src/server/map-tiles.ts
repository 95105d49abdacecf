import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { TILES_FILE } from '@sumai/basemap/files'
import { TILES_NAME, TILES_PATH } from '@sumai/basemap/tiles'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

const ETAG = `"${TILES_NAME}"`
const HEADERS = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  etag: ETAG,
}

/** The tiles of the map: one file, of which browsers ask for parts (RFC 9110, 14). */
export function mapTiles(app: FastifyInstance, file = TILES_FILE): void {
  app.get(TILES_PATH, async ({ method, headers }, reply) => {
    const size = await sizeOf(file)
    if (size === null) return refuse(reply, 404)
    reply.headers(HEADERS)
    if (headers['if-none-match'] === ETAG) return reply.code(304).send()
    const isWhole = method === 'HEAD' || (headers['if-range'] ?? ETAG) !== ETAG
    const range = isWhole ? null : rangeOf(headers.range, size)
    if (range === null) return reply.header('content-length', size).send(createReadStream(file))
    if (range.start > range.end) {
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
        .send()
    }
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
        'content-length': range.end - range.start + 1,
      })
      .send(createReadStream(file, range))
  })
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

/**
 * The one range that is asked for, ends included; beyond the file its start lies after its end.
 * `null` for none, and for several or unreadable ones, which may be answered with the whole.
 */
function rangeOf(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return null
  if (!from) return { start: Math.max(0, size - Number(to)), end: Number(to) > 0 ? size - 1 : -1 }
  if (to && Number(to) < Number(from)) return null
  return { start: Number(from), end: Math.min(to ? Number(to) : size - 1, size - 1) }
}
