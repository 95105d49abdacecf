import { rendition, srcset } from '@sumai/format/pictures'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** What a picture needs of a photo of the API; width and height in px keep its place free. */
export type PicturePhoto = { url: string; width: number; height: number }

type Props = {
  photo: PicturePhoto
  alt: string
  /** How wide its frame is, as in the `sizes` attribute of HTML. */
  sizes: string
  /** The shape of the frame; without one the picture keeps its own. */
  ratio?: '4:3' | '3:2' | '1:1' | '16:9'
  /** Shows the whole picture on white: floor plans are never cropped. */
  contain?: boolean
  /** The largest picture in the first view: loads at once and before others. One a page. */
  priority?: boolean
  /** It will be looked at next, though it is not in view. */
  eager?: boolean
  /** A media query: where it holds, the picture is not fetched before somebody presses on the page. */
  heldOn?: string
}

/** One clear pixel; a drawing would be a document of its own to the browser. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const FRAMES = {
  '4:3': { class: 'r43', ratio: 4 / 3 },
  '3:2': { class: 'r32', ratio: 3 / 2 },
  '1:1': { class: 'r11', ratio: 1 },
  '16:9': { class: 'r169', ratio: 16 / 9 },
} as const

/** A photo in AVIF, with one JPEG for older browsers, in a frame that is there before it has come. */
export function Picture({ photo, alt, sizes, ratio, contain, priority, eager, heldOn }: Props) {
  const avif = srcset(photo.url, 'avif')
  const frame = ratio && FRAMES[ratio]
  const width = contain && frame ? narrowed(sizes, photo.width / photo.height / frame.ratio) : sizes
  return (
    <picture
      className={classNames(styles.frame, frame && styles[frame.class], contain && styles.contain)}
    >
      {heldOn && <source media={heldOn} srcSet={NOTHING} data-held="" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={width} />}
      <img
        src={rendition(photo.url, 960, 'jpg')}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={styles.image}
      />
    </picture>
  )
}

/** An upright picture is narrower than the frame in which it is shown whole. */
const narrowed = (sizes: string, share: number) =>
  share < 1 ? sizes.replaceAll(LENGTH, `$1calc($2 * ${share.toFixed(2)})`) : sizes

/** One of `sizes`: its media query, and how wide the frame is there. */
const LENGTH = /((?:^|, )(?:\([^)]*\) )?)([^,]+)/g
