import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureKind, UploadedPicture } from '@sumai/api-client/contract/picture'
import { renditionWidths } from '@sumai/format/pictures'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../db/bounded-queue.ts'
import { invalidFields, Problem } from '../../http/problem.ts'

/** Where a kind of picture lies below /media; the folder decides which widths there are. */
export const FOLDERS: Record<PictureKind, string> = {
  photo: 'uploads',
  hero: 'hero/uploads',
  panorama: 'panorama/uploads',
}

/** 8,000 × 6,000: what a camera of today makes, far below a decompression bomb. */
const MAX_PIXELS = 50_000_000
/** Encoding takes a second or two: while four wait, the fifth gets 503 and Retry-After. */
const WAITING = 4
const PANORAMA_WIDTH = 4096

// The loaders of libvips are chosen by what a file contains. All others are closed for this
// process: an SVG or a PDF is not even parsed, whatever it is called.
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.concurrency(1)

type File = { path: string; bytes: Buffer }

/**
 * Saves pictures in `dir`: turned upright, re-encoded in every width the site asks for, and
 * without anything else that was in the file (EXIF, place, thumbnails, hidden data). A picture is
 * named by its contents, so the same one is kept once.
 */
export function pictureStore(dir: string) {
  const enqueue = boundedQueue(
    WAITING,
    () => new Problem({ status: 503, code: 'picture.busy', retryAfter: 5 }),
  )

  return {
    /** 422 when the bytes are no JPEG, PNG, WebP or AVIF of at most 50 megapixels. */
    add: (bytes: Buffer, kind: PictureKind): Promise<UploadedPicture> =>
      enqueue(async () => {
        const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        const { url, files, width, height } = await taken(picture, kind).catch(refuse)
        await Promise.all(files.map((file) => save(dir, file)))
        return { url, width, height }
      }),
  }
}

async function taken(picture: Sharp, kind: PictureKind) {
  const { autoOrient } = await picture.metadata()
  const upright = picture.autoOrient()
  const file = await jpeg(upright, PANORAMA_WIDTH)
  const name = createHash('sha256').update(file).digest('hex').slice(0, 24)
  const path = `${FOLDERS[kind]}/${name}`
  if (kind === 'panorama') {
    const url = `/media/${path}.jpg`
    return { url, files: [{ path: `${path}.jpg`, bytes: file }], ...autoOrient }
  }
  const url = `/media/${path}`
  const files: File[] = []
  for (const width of renditionWidths(url, 'avif')) {
    files.push({ path: `${path}-${width}.avif`, bytes: await avif(upright, width) })
  }
  for (const width of renditionWidths(url, 'jpg')) {
    files.push({ path: `${path}-${width}.jpg`, bytes: await jpeg(upright, width) })
  }
  return { url, files, ...autoOrient }
}

/** Never larger than the original: what a visitor downloads has no invented pixels. */
const resized = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, withoutEnlargement: true })
const avif = (picture: Sharp, width: number) =>
  resized(picture, width).avif({ quality: 54, effort: 3 }).toBuffer()
const jpeg = (picture: Sharp, width: number) =>
  resized(picture, width)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()

/** A reader sees the whole file or none. */
async function save(dir: string, { path, bytes }: File): Promise<void> {
  const file = join(dir, path)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

function refuse(cause: unknown): never {
  const isTooLarge = String(cause).includes('pixel limit')
  throw invalidFields({
    file: [
      isTooLarge
        ? '画像が大きすぎます。5,000万画素以下の画像をお選びください。'
        : '画像として読み取れませんでした。JPEG、PNG、WebP、AVIFの画像をお選びください。',
    ],
  })
}
