import { isDrawnPlan, planLook, rendition } from '@sumai/format/pictures'
import type { PicturePhoto } from '../picture/picture.tsx'

/** A photo of a listing, as the API sends it. */
export type GalleryPhoto = PicturePhoto & {
  /** `madori` is a floor plan: never cropped. */
  type: string
  /** The room it shows; may be ''. */
  caption: string
}

/** A floor plan, given or drawn. */
export type PlanPicture = PicturePhoto

export const isFloorPlan = ({ type }: { type: string }): boolean => type === 'madori'

/** Among photos a drawn plan is cut to its walls, and turned so that it fills the frame. */
export const inFrame = (photo: GalleryPhoto): GalleryPhoto =>
  isDrawnPlan(photo.url)
    ? { ...photo, url: planLook(photo.url, 'tile'), width: 1600, height: 900 }
    : photo

/** The caption of a photo, or a general one. */
export const captionOf = (photo: GalleryPhoto): string =>
  photo.caption || (isFloorPlan(photo) ? '間取り図' : '写真')

/** The largest file, which opens when a photo is pressed. */
export const largestOf = ({ url }: GalleryPhoto, format: 'avif' | 'jpg' = 'jpg'): string =>
  rendition(url, Number.POSITIVE_INFINITY, format)

/** Photos that are loaded before the visitor looks through them: the first and its neighbour. */
export const AT_ONCE = 2

/** In the mosaic of a desktop the first is as wide as two. */
export const sizesOf = (index: number): string =>
  `(min-width: 1024px) ${index === 0 ? 592 : 296}px, 100vw`

/** On these screens photos out of view are loaded only when the visitor looks through them. */
export const ON_PHONES = '(max-width: 480px) and (scripting: enabled)'

/** Id of the slide of a photo. */
export const slideId = (index: number): string => `photo-${index + 1}`
