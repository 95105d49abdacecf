import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PictureKind, UploadedPicture } from '@sumai/api-client/contract/picture'
import { renditionWidths } from '@sumai/format/pictures'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../db/bounded-queue.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { writeWhole } from '../../write-whole.ts'

/** The folder of each kind of picture below /media, which determines its widths. */
export const FOLDERS: Record<PictureKind, string> = {
  photo: 'uploads',
  hero: 'hero/uploads',
  panorama: 'panorama/uploads',
}

/** 8,000 × 6,000 is a picture of a current camera; a decompression bomb has far more. */
const MAX_PIXELS = 50_000_000
/** Encoding takes one or two seconds: when four are waiting, the next gets 503 and Retry-After. */
const WAITING = 4
const PANORAMA_WIDTH = 4096

// libvips chooses a loader by the content of a file. The other loaders are blocked in this process,
// so that an SVG or a PDF is not even parsed.
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.concurrency(1)

type File = { path: string; bytes: Buffer }

/**
 * Saves pictures in `dir`: turned upright, encoded in every width of the site, and without other
 * data of the file (EXIF, location, thumbnails). The name is a hash of the content, so that the
 * same picture is stored once.
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
        await Promise.all(files.map(({ path, bytes }) => writeWhole(join(dir, path), bytes)))
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

/** The widths that are not larger than the original. */
const resized = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, withoutEnlargement: true })
const avif = (picture: Sharp, width: number) =>
  resized(picture, width).avif({ quality: 54, effort: 3 }).toBuffer()
const jpeg = (picture: Sharp, width: number) =>
  resized(picture, width)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()

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
