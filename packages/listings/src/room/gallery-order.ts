type Photo = { type: string }

/** Where the plan stands: the last of the five that a desktop shows at once. */
const FIFTH = 4

/**
 * The photos of a listing as its gallery shows them: the plan as the fifth; of a home to rent the
 * outside after the rooms, where there are any.
 */
export function galleryOrder<P extends Photo>(photos: readonly P[], leads: 'rooms' | 'outside') {
  const isLast = ({ type }: P) => leads === 'rooms' && type === 'gaikan'
  const pictures = photos.filter(({ type }) => type !== 'madori')
  const ordered = [...pictures.filter((one) => !isLast(one)), ...pictures.filter(isLast)]
  return ordered.toSpliced(FIFTH, 0, ...photos.filter(({ type }) => type === 'madori'))
}
