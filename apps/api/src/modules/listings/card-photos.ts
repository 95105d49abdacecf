import type { Photo } from '@sumai/api-client/contract/photo'
import { isDrawnPlot } from '@sumai/format/pictures'

type Types = readonly Photo['type'][]

/** What a card leads with: of a home to rent the rooms, of a property for sale the outside. */
export const INSIDE_FIRST: Types = ['living', 'room', 'gaikan', 'kitchen']
export const OUTSIDE_FIRST: Types = ['gaikan', 'living', 'room', 'kitchen']
/** What is bought as a whole, or is not built yet, is never known by one of its rooms. */
export const OUTSIDE_ALONE: Types = ['gaikan']

/** Instead of them, where another listing of the page shows the same. */
const OUTSIDE_SPARE: Types = ['entrance', 'view']
const SPARE: Types = ['living', 'room', 'balcony', 'view']
const SPARES = 3

/**
 * The pictures of a card: one of each type, in this order, the floor plan, and what may lead in place of
 * the first. What has no plan has the drawing of its plot and a map, so that it can be told from others
 * that look alike.
 */
export function cardPhotos(photos: readonly Photo[], order: Types): Photo[] {
  const first = (type: Photo['type']) => photos.find((photo) => photo.type === type) ?? []
  const pictures = order.flatMap(first)
  const plan = [first('madori')].flat()
  const drawing = plan.length > 0 ? plan : [first('map')].flat()
  const others = photos.filter(({ type }) => type !== 'madori' && type !== 'map')
  const shown = [...(pictures.length > 0 ? pictures : others.slice(0, 1)), ...drawing]
  const spare = (order === OUTSIDE_ALONE ? OUTSIDE_SPARE : SPARE)
    .flatMap((type) => photos.filter((photo) => photo.type === type))
    .filter((photo) => !shown.includes(photo))
  const map =
    plan.length > 0 ? [] : photos.filter(({ type, url }) => type === 'map' && !isDrawnPlot(url))
  const ground = map.slice(0, 1).filter((photo) => !shown.includes(photo))
  return [...shown, ...spare.slice(0, SPARES), ...ground]
}
