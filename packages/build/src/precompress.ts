import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** The files beside a file that hold it compressed: their ending, and how they are made. */
const ENCODINGS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
}

/** `web/main.js.br` and `.gz` of `web/main.js`. */
export const compressedOf = (file: string): string[] =>
  Object.keys(ENCODINGS).map((ending) => `${file}.${ending}`)

/** Compresses every script, stylesheet and drawing that is not compressed yet. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?js|css|svg)$/.test(file))
    .map((file) => path.join(folder, file))
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(ENCODINGS).map(async ([ending, compress]) => {
        if (existsSync(`${file}.${ending}`)) return
        writeFileSync(`${file}.${ending}`, await compress(readFileSync(file)))
      }),
    ),
  )
}
