import { createHash } from 'node:crypto'
import type { PictureKind, UploadedPicture } from '@sumai/api-client/contract/picture'
import { rendition, renditionWidths } from '@sumai/format/pictures'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../db/bounded-queue.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { areThere, type StoredFile, writeAll } from './stored-files.ts'

/** The folder of each kind of picture below /media, which determines its widths. */
export const FOLDERS: Record<PictureKind, string> = {
  photo: 'photo/uploads',
  hero: 'hero/uploads',
  panorama: 'panorama/uploads',
}

/** Of a file as it comes: a picture or document of more is refused unread. */
export const MAX_BYTES = 15 * 1024 * 1024
/** 8,000 × 6,000 is a picture of a current camera; a decompression bomb has far more. */
const MAX_PIXELS = 50_000_000
/** Encoding takes one or two seconds: when four are waiting, the next gets 503 and Retry-After. */
const WAITING = 4
const PANORAMA_WIDTH = 4096
/** Part of every name: to be raised with the quality or the make of the files. */
const MAKE = '2'

// libvips chooses a loader by the content of a file. The other loaders are blocked in this process,
// so that an SVG or a PDF is not even parsed.
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.concurrency(1)

/**
 * Saves pictures in `dir`: turned upright, encoded in every width of the site, and without other
 * data of the file (EXIF, location, thumbnails). The name is a hash of the file that came, so that
 * the same file is encoded and stored once.
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
        const found = await look(bytes, kind)
        const paths = pathsOf(found.url)
        if (await areThere(dir, paths.keys())) return found
        await writeAll(dir, await encoded(open(bytes), paths).catch(refuse))
        return found
      }),
    /** What `add` would answer, as far as the head of the file tells; writes nothing. */
    look,
  }
}

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

async function look(bytes: Buffer, kind: PictureKind): Promise<UploadedPicture> {
  if (bytes.length === 0) refuse('no bytes')
  const { autoOrient } = await open(bytes).metadata().catch(refuse)
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) refuse('pixel limit')
  const name = createHash('sha256').update(MAKE).update(bytes).digest('hex').slice(0, 24)
  const url = `/media/${FOLDERS[kind]}/${name}${kind === 'panorama' ? '.jpg' : ''}`
  return { url, width: autoOrient.width, height: autoOrient.height }
}

/** The files of a picture below the folder, by the width of each. */
function pathsOf(url: string): Map<string, number> {
  const files = (['avif', 'jpg'] as const).flatMap((format) =>
    renditionWidths(url, format).map((width) => [rendition(url, width, format), width] as const),
  )
  const all = files.length > 0 ? files : [[url, PANORAMA_WIDTH] as const]
  return new Map(all.map(([file, width]) => [file.replace('/media/', ''), width]))
}

async function encoded(picture: Sharp, paths: Map<string, number>): Promise<StoredFile[]> {
  const upright = picture.autoOrient()
  const files: StoredFile[] = []
  for (const [path, width] of paths) {
    const encode = path.endsWith('.avif') ? avif : jpeg
    files.push({ path, bytes: await encode(upright, width) })
  }
  return files
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
