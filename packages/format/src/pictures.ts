/**
 * Where the renditions of a picture lie. A picture is named by its URL without width and format
 * (`/media/exterior/exterior-mansion-1`); a URL that ends in a file type (staff in SVG, panoramas,
 * pictures for social sharing) is one file for every purpose.
 */
export type PictureFormat = 'avif' | 'jpg'

/** px: thumbnails, cards and whole pages, at one to three pixels to the px of a page. */
const WIDTHS = { avif: [160, 240, 320, 480, 640, 960], jpg: [320, 960] } as const
/** px: of heroes, and of photos that the staff sent, over the whole screen. */
const LARGEST = 1600
const HERO = '/media/hero/'
/** Those that were sent before have no larger file and lie in another folder. */
const SENT = '/media/photo/'

const isSingleFile = (url: string) => /\.[a-z]+$/.test(url)

/**
 * The widths in px a picture exists in, ascending; none for a single file. JPEG is for browsers
 * without AVIF and for machines that read pages, for which the large one is enough; the small one is
 * for mails.
 */
export function renditionWidths(url: string, format: PictureFormat): number[] {
  if (isSingleFile(url)) return []
  const isLarge = url.startsWith(HERO) || (format === 'avif' && url.startsWith(SENT))
  return isLarge ? [...WIDTHS[format], LARGEST] : [...WIDTHS[format]]
}

/** The smallest rendition at least `width` px wide, or the widest there is. */
export function rendition(url: string, width: number, format: PictureFormat): string {
  const widths = renditionWidths(url, format)
  const fitting = widths.find((candidate) => candidate >= width) ?? widths.at(-1)
  return fitting === undefined ? url : `${url}-${fitting}.${format}`
}

/** For the `srcset` attribute; empty for a single file. The largest photo is for the lightbox alone. */
export const srcset = (url: string, format: PictureFormat): string =>
  renditionWidths(url, format)
    .filter((width) => width < LARGEST || url.startsWith(HERO))
    .map((width) => `${url}-${width}.${format} ${width}w`)
    .join(', ')

/**
 * The picture that messengers and networks show beside the address of a page, 1200 × 630. They keep
 * it for ever, so its address changes with what it says: `version` is the price, or a date.
 */
export const sharePicture = (
  of: 'chintai' | 'baibai' | 'contents',
  id: string | number,
  version: string | number,
): string => `/media/share/${of}/${id}.jpg?v=${version}`

/** The drawing of a municipality by its code, or of a subject by its name (`keys`), 1440 × 420. */
export const townDrawing = (name: string): string => `/media/towns/${name}.svg`

/**
 * Of a floor plan that is drawn from its listing: as it is, with furniture, or as a small picture, in
 * an upright frame or in one of 16:9.
 */
export type PlanLook = 'plain' | 'furnished' | 'plain-wide' | 'furnished-wide' | 'card' | 'tile'

const DRAWN_PLAN = /^(\/media\/madori\/\d+\/)[a-z-]+\//

export const isDrawnPlan = (url: string): boolean => DRAWN_PLAN.test(url)

/** Whether a picture is a drawing of a plot, which says nothing when its edges are cut off. */
export const isDrawnPlot = (url: string): boolean => url.startsWith('/media/plots/')

const DRAWN_PLOT = /^(\/media\/plots\/\d+\/)plot\//

/** The drawing of a plot as a small upright picture; any other picture as it is. */
export const plotCard = <Photo extends { url: string; width: number; height: number }>(
  photo: Photo,
): Photo =>
  DRAWN_PLOT.test(photo.url)
    ? { ...photo, url: photo.url.replace(DRAWN_PLOT, '$1card/'), width: 600, height: 780 }
    : photo

const PHOTO_MAP = /^(\/media\/maps\/[^/]+\/)photo\/[\d.]+\//

/** A map among photos as it stands in a list, where it is small and upright; anything else as it is. */
export const mapThumb = <Photo extends { url: string; width: number; height: number }>(
  photo: Photo,
): Photo =>
  PHOTO_MAP.test(photo.url)
    ? { ...photo, url: photo.url.replace(PHOTO_MAP, '$1thumb/13.5/'), width: 264, height: 348 }
    : photo

/** The same plan in another look; a plan that was uploaded has one alone. */
export const planLook = (url: string, look: PlanLook): string =>
  url.replace(DRAWN_PLAN, `$1${look}/`)

/**
 * A drawn home for a wide place: the storeys of a house side by side, a flat lying on its side; null
 * for a house of one storey, which is broad as it is, and for what was uploaded.
 */
export const widePlan = (url: string, look: 'plain' | 'furnished'): string | null =>
  isDrawnPlan(url) && !url.includes('/house1-') ? planLook(url, `${look}-wide`) : null
