import { rendition, srcset } from '@sumai/format/pictures'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** The fields of a photo that a picture needs; width and height in px reserve its place. */
export type PicturePhoto = { url: string; width: number; height: number }

type Props = {
  photo: PicturePhoto
  alt: string
  /** The width of its frame, as in the `sizes` attribute of HTML. */
  sizes: string
  /** Aspect ratio of the frame; default: that of the picture. */
  ratio?: '4:3' | '3:2' | '1:1' | '16:9'
  /** Shows the whole picture on white, for floor plans. */
  contain?: boolean
  /** A source that comes before the others. */
  children?: ReactNode
  /** For the largest picture in the first view, one per page: loads at once and first. */
  priority?: boolean
  /** Loads at once although it is out of view, because it is likely to be seen next. */
  eager?: boolean
  /** A media query: when it matches, the picture is loaded only after a press on the page. */
  heldOn?: string
}

/** One transparent pixel as a GIF: browsers parse an SVG as a document. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const FRAMES = {
  '4:3': { class: 'r43', ratio: 4 / 3 },
  '3:2': { class: 'r32', ratio: 3 / 2 },
  '1:1': { class: 'r11', ratio: 1 },
  '16:9': { class: 'r169', ratio: 16 / 9 },
} as const

/** A photo in AVIF, with a JPEG for older browsers, in a frame that reserves its place. */
export function Picture(props: Props) {
  const { photo, alt, sizes, ratio, contain, priority, eager, heldOn } = props
  const avif = srcset(photo.url, 'avif')
  const frame = ratio && FRAMES[ratio]
  const width = contain && frame ? narrowed(sizes, photo.width / photo.height / frame.ratio) : sizes
  return (
    <picture
      className={classNames(styles.frame, frame && styles[frame.class], contain && styles.contain)}
    >
      {heldOn && <source media={heldOn} srcSet={NOTHING} data-held="" />}
      {props.children}
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

/** A portrait picture that is shown whole is narrower than its frame. */
const narrowed = (sizes: string, share: number) =>
  share < 1 ? sizes.replaceAll(LENGTH, `$1calc($2 * ${share.toFixed(2)})`) : sizes

/** One entry of `sizes`: its media query and the width of the frame. */
const LENGTH = /((?:^|, )(?:\([^)]*\) )?)([^,]+)/g
