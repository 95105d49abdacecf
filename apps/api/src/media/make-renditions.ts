import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { renditionWidths } from '@sumai/domain/pictures'
import sharp, { type Sharp } from 'sharp'
import { MEDIA_DIR, type Picture } from './manifest.ts'

/**
 * Makes every file of apps/api/media from a folder of originals with a manifest.json:
 * `node src/media/make-renditions.ts <folder>`. The results are committed, so that neither start
 * nor tests ever encode a picture (AVIF takes 1-9 s each).
 */
type Original = { file: string; kind: string; alt: string; width: number; height: number }

/** A card shows up to 60 of these on one page. */
const CARD_AVIF_BYTES = 12 * 1024

async function main(originals: string) {
  const manifest = JSON.parse(await readFile(join(originals, 'manifest.json'), 'utf8'))
  const pictures: Picture[] = []
  for (const { file, kind, alt, width, height } of manifest.items as Original[]) {
    const source = file.replace(/^out\//, '')
    const url = `/media/${isSingleFile(source) ? source : withoutType(source)}`
    const files = await write(join(originals, source), url)
    pictures.push({ url, kind, alt, width, height, files })
    console.log(url)
  }
  const text = JSON.stringify({ pictures }, null, 2)
  await writeFile(join(MEDIA_DIR, 'manifest.json'), `${text}\n`)
}

const withoutType = (file: string) => file.slice(0, -extname(file).length)

/** Drawings scale by themselves; panoramas and pictures for social sharing are used as they are. */
const isSingleFile = (file: string) =>
  file.endsWith('.svg') || file.startsWith('panorama/') || file.includes('/og-')

async function write(source: string, url: string): Promise<string[]> {
  const path = url.replace('/media/', '')
  await mkdir(dirname(join(MEDIA_DIR, path)), { recursive: true })
  const widths = renditionWidths(url)
  if (widths.length === 0) {
    await cp(source, join(MEDIA_DIR, path))
    return [path]
  }
  const files: string[] = []
  for (const width of widths) {
    const resized = sharp(source).resize({ width })
    await save(`${path}-${width}.avif`, await avif(resized, width), files)
    await save(`${path}-${width}.jpg`, await jpeg(resized, width), files)
  }
  return files
}

async function save(path: string, bytes: Buffer, files: string[]) {
  await writeFile(join(MEDIA_DIR, path), bytes)
  files.push(path)
}

async function avif(resized: Sharp, width: number): Promise<Buffer> {
  if (width > 480) return resized.clone().avif({ quality: 54 }).toBuffer()
  for (let quality = 60; ; quality -= 3) {
    const bytes = await resized.clone().avif({ quality }).toBuffer()
    if (bytes.length <= CARD_AVIF_BYTES) return bytes
  }
}

const jpeg = (resized: Sharp, width: number): Promise<Buffer> =>
  resized
    .clone()
    .jpeg({ quality: width > 480 ? 70 : 66, mozjpeg: true })
    .toBuffer()

const folder = process.argv[2]
if (!folder) throw new Error('usage: node src/media/make-renditions.ts <folder of originals>')
sharp.concurrency(1)
await main(folder)
