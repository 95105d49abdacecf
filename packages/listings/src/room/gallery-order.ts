import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { type: string; url: string }

/** Where the plan stands: the last of the five that a desktop shows at once. */
const FIFTH = 4

const isMap = ({ type, url }: Photo) => type === 'map' && !isDrawnPlot(url)

/**
 * The photos of a listing as its gallery shows them: the plan as the fifth; the toilet after the
 * other rooms; of a home to rent the outside after them all, where there are any; maps of the place
 * at the end.
 */
export function galleryOrder<P extends Photo>(photos: readonly P[], leads: 'rooms' | 'outside') {
  const rank = (photo: P) => {
    if (isMap(photo)) return 3
    if (leads === 'rooms' && photo.type === 'gaikan') return 2
    return photo.type === 'toilet' ? 1 : 0
  }
  const isPlan = ({ type }: P) => type === 'madori'
  return photos
    .filter((photo) => !isPlan(photo))
    .toSorted((a, b) => rank(a) - rank(b))
    .toSpliced(FIFTH, 0, ...photos.filter(isPlan))
}
