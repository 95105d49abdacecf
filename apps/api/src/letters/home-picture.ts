import { rendition, renditionWidths } from '@sumai/format/pictures'
import type { LetterHome } from './homes-reader.ts'
import type { Picture } from './letter.ts'

/** px in a letter; the file is twice as wide, for sharp screens. */
const WIDTH = 144

/** The first photo of a home that mail programs can show: drawings in SVG they cannot. */
export function homePicture({ name, room }: LetterHome, origin: string): Picture | undefined {
  const photo = room.photos.find(({ url }) => renditionWidths(url, 'jpg').length > 0)
  if (!photo) return undefined
  return {
    src: `${origin}${rendition(photo.url, 2 * WIDTH, 'jpg')}`,
    alt: `${name}の写真`,
    width: WIDTH,
    height: Math.round((WIDTH * photo.height) / photo.width),
  }
}
