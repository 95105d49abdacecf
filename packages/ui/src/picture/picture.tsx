import { rendition, srcset } from '@sumai/domain/pictures'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** What a picture needs of a photo of the API; width and height in px keep its place free. */
export type PicturePhoto = { url: string; width: number; height: number }

type Props = {
  photo: PicturePhoto
  alt: string
  /** How wide it is shown, as in the `sizes` attribute of HTML. */
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

const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

const FRAME = { '4:3': 'r43', '3:2': 'r32', '1:1': 'r11', '16:9': 'r169' } as const

/** A photo in AVIF, with one JPEG for older browsers, in a frame that is there before it has come. */
export function Picture({ photo, alt, sizes, ratio, contain, priority, eager, heldOn }: Props) {
  const avif = srcset(photo.url, 'avif')
  const frame = ratio && styles[FRAME[ratio]]
  return (
    <picture className={classNames(styles.frame, frame, contain && styles.contain)}>
      {heldOn && <source media={heldOn} srcSet={NOTHING} data-held="" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
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
