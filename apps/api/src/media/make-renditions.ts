import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { MANIFEST_FILE, type Picture } from '@sumai/demo/media'
import { renditionWidths } from '@sumai/format/pictures'
import sharp, { type Sharp } from 'sharp'
import { mediaFile } from './folders.ts'

/**
 * Makes what is missing in the folders of folders.ts from a folder of originals with a
 * manifest.json: `node src/media/make-renditions.ts <folder>`. The results are committed, so that
 * neither start nor tests ever encode a picture (AVIF takes 1-9 s each). Floor plans are drawings
 * with words, so the machine needs a Japanese font; sent as drawings, each made a browser find
 * fonts and set words (24 to 34 ms for one of 159 elements, on the machine of docs/performance.md).
 */
type Original = { file: string; kind: string; alt: string; width: number; height: number }

/** px; a page shows up to 60 cards. */
const CARD = 480
const CARD_AVIF_BYTES = 12 * 1024

const JPEG = { quality: 70, mozjpeg: true }

/** Of drawings, per inch: wider than any rendition. */
const DENSITY = 300

async function main(originals: string) {
  const manifest = JSON.parse(await readFile(join(originals, 'manifest.json'), 'utf8'))
  const pictures: Picture[] = []
  for (const { file, kind, alt, width, height } of manifest.items as Original[]) {
    const source = file.replace(/^out\//, '')
    const url = `/media/${isSingleFile(source) ? source : withoutType(source)}`
    await write(join(originals, source), url)
    pictures.push({ url, kind, alt, width, height })
    console.log(url)
  }
  const text = JSON.stringify({ pictures }, null, 2)
  await writeFile(MANIFEST_FILE, `${text}\n`)
}

const withoutType = (file: string) => file.slice(0, -extname(file).length)

/**
 * Portraits are drawings without words; panoramas and pictures for social sharing are used as they
 * are.
 */
const isSingleFile = (file: string) =>
  file.startsWith('staff/') || file.startsWith('panorama/') || file.includes('/og-')

async function write(source: string, url: string): Promise<void> {
  const path = mediaFile(url)
  await mkdir(dirname(path), { recursive: true })
  if (renditionWidths(url, 'jpg').length === 0) return writeSingleFile(source, path)
  const resized = (width: number) => sharp(source, { density: DENSITY }).resize({ width })
  for (const width of renditionWidths(url, 'avif')) {
    await writeMissing(`${path}-${width}.avif`, () => avif(resized(width), width))
  }
  for (const width of renditionWidths(url, 'jpg')) {
    await writeMissing(`${path}-${width}.jpg`, () => resized(width).jpeg(JPEG).toBuffer())
  }
}

async function writeMissing(path: string, encode: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(path)) await writeFile(path, await encode())
}

/** Compresses a drawing, for browsers that accept it. */
async function writeSingleFile(source: string, path: string): Promise<void> {
  await cp(source, path)
  if (path.endsWith('.svg')) await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)))
}

async function avif(resized: Sharp, width: number): Promise<Buffer> {
  for (let quality = 54; ; quality -= 3) {
    const bytes = await resized.clone().avif({ quality }).toBuffer()
    if (width > CARD || bytes.length <= CARD_AVIF_BYTES) return bytes
  }
}

const folder = process.argv[2]
if (!folder) throw new Error('usage: node src/media/make-renditions.ts <folder of originals>')
sharp.concurrency(1)
await main(folder)
