import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { type: string; url: string }

/** Where the plan stands: the last of the five that a desktop shows at once. */
const FIFTH = 4

const isMap = ({ type, url }: Photo) => type === 'map' && !isDrawnPlot(url)

/** What nobody chooses a home for. */
const LATER = ['toilet', 'equip']

/**
 * The photos of a listing as its gallery shows them: the plan as the fifth; toilet and corridor after
 * the other rooms; of a home to rent the kitchen as the second and the outside after them all, where
 * there are any; of a building the kitchen after the other rooms; maps of the place at the end.
 */
export function galleryOrder<P extends Photo>(
  photos: readonly P[],
  leads: 'rooms' | 'outside' | 'building',
) {
  const rank = (photo: P) => {
    if (isMap(photo)) return 3
    if (leads === 'rooms' && photo.type === 'gaikan') return 2
    const isLater = leads === 'building' && photo.type === 'kitchen'
    return isLater || LATER.includes(photo.type) ? 1 : 0
  }
  const isPlan = ({ type }: P) => type === 'madori'
  const shown = photos.filter((photo) => !isPlan(photo)).toSorted((a, b) => rank(a) - rank(b))
  const kitchen = shown.findIndex(({ type }) => type === 'kitchen')
  if (leads === 'rooms' && kitchen > 1) shown.splice(1, 0, ...shown.splice(kitchen, 1))
  return shown.toSpliced(FIFTH, 0, ...photos.filter(isPlan))
}
