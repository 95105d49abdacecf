import type { Photo } from '@sumai/api-client/contract/photo'
import type { PhotoType } from '@sumai/api-client/contract/words'
import manifest from './manifest.json' with { type: 'json' }

const byUrl = new Map(manifest.pictures.map((picture) => [picture.url, picture]))

/** One photo of a listing; the manifest has the caption and the size of those that have none here. */
export type Shot = { type: PhotoType; url: string; caption?: string } & Partial<Size>

type Size = { width: number; height: number }

/** Photos as the wire has them, in the given order; a picture that is shown twice is left out. */
export function photosOf(shots: readonly Shot[]): Photo[] {
  const seen = new Set<string>()
  const unique = shots.filter(({ url }) => !seen.has(url) && seen.add(url))
  return unique.map(({ type, url, caption, ...size }, index) => {
    const { width, height } = hasSize(size) ? size : pictureOf(url)
    return { url, type, caption: caption ?? captionOf(url), width, height, sort: index + 1 }
  })
}

const hasSize = (size: Partial<Size>): size is Size => size.width !== undefined

function pictureOf(url: string) {
  const picture = byUrl.get(url)
  if (!picture) throw new Error(`No such picture: ${url}`)
  return picture
}

/** The words of a picture that has none of its own. */
export const captionOf = (url: string): string => pictureOf(url).alt

export const exterior = (name: string) => `/media/exterior/exterior-${name}`
export const common = (name: string) => `/media/common/common-${name}`
export const interior = (name: string) => `/media/interior/interior-${name}`
/** Made of the panorama of the same name: ffmpeg -vf 'scroll=h=1/336,v360=e:flat', 14 s. */
export const movie = (name: string) => `/media/movie/movie-${name}.mp4`
export const panorama = (name: string) => `/media/panorama/pano-${name}.jpg`
