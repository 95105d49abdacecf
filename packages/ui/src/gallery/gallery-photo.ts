import { rendition } from '@sumai/format/pictures'
import type { PicturePhoto } from '../picture/picture.tsx'

/** A photo of a listing, as the API sends it. */
export type GalleryPhoto = PicturePhoto & {
  /** `madori` is a floor plan: never cropped. */
  type: string
  /** The room it shows; may be ''. */
  caption: string
}

export const isFloorPlan = ({ type }: GalleryPhoto): boolean => type === 'madori'

/** What is seen: the caption, or what every photo of its kind is. */
export const captionOf = (photo: GalleryPhoto): string =>
  photo.caption || (isFloorPlan(photo) ? '間取り図' : '写真')

/** The largest file there is, which a press on the photo opens. */
export const largestOf = ({ url }: GalleryPhoto, format: 'avif' | 'jpg' = 'jpg'): string =>
  rendition(url, Number.POSITIVE_INFINITY, format)

/**
 * Photos that are fetched before the visitor begins to look through them: the first and the one
 * beside it. Their thumbnails show the same files.
 */
export const AT_ONCE = 2

export const SLIDE_SIZES = '(min-width: 1024px) 784px, calc(100vw - 32px)'

/** Where photos that are out of view are held back until scripts see that somebody looks for them. */
export const ON_PHONES = '(max-width: 480px) and (scripting: enabled)'

/** Of the slide of a photo: the thumbnails lead there. */
export const slideId = (index: number): string => `photo-${index + 1}`
