import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { type: string; url: string }

/** Where the plan stands: the last of the five that a desktop shows at once. */
const FIFTH = 4

const isMap = ({ type, url }: Photo) => type === 'map' && !isDrawnPlot(url)

/**
 * The photos of a listing as its gallery shows them: the plan as the fifth; of a home to rent the
 * outside after the rooms, where there are any. Of several maps of the place the first is enough.
 */
export function galleryOrder<P extends Photo>(photos: readonly P[], leads: 'rooms' | 'outside') {
  const isLast = ({ type }: P) => leads === 'rooms' && type === 'gaikan'
  const map = photos.find(isMap)
  const pictures = photos.filter((one) => one.type !== 'madori' && (!isMap(one) || one === map))
  const ordered = [...pictures.filter((one) => !isLast(one)), ...pictures.filter(isLast)]
  return ordered.toSpliced(FIFTH, 0, ...photos.filter(({ type }) => type === 'madori'))
}
