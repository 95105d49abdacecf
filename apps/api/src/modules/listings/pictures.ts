import type { Photo } from '@sumai/api-client/contract/photo'

const ON_A_CARD: readonly Photo['type'][] = ['gaikan', 'madori']

/** What a card shows: the first picture of the outside and the first floor plan. */
export function cardPhotos(photos: readonly Photo[]): Photo[] {
  return ON_A_CARD.flatMap((type) => photos.find((photo) => photo.type === type) ?? [])
}
