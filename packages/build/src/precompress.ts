import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Writes `<file>.br` beside every script, stylesheet and drawing that has none yet. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?js|css|svg)$/.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => !existsSync(`${file}.br`))
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      writeFileSync(`${file}.br`, await compress(text, { params }))
    }),
  )
}
