import { isOnMap, STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import type { PicturePhoto } from '@sumai/ui/picture'

type Building = {
  photos: readonly (PicturePhoto & { type: string })[]
  lat: number
  lng: number
}

const { width, height, density } = STATIC_SIZES.card

/** How a building looks; where the list has `shown` that picture already, a map of where it stands. */
export function outsideOf({ photos, lat, lng }: Building, shown: Set<string>): PicturePhoto | null {
  const outside = photos.find(({ type }) => type === 'gaikan') ?? photos[0]
  const photo = outside && !shown.has(outside.url) ? outside : mapAt({ lat, lng })
  if (photo) shown.add(photo.url)
  return photo
}

/** What is seen on the picture: 外観, or 位置 of a map. */
export const seenOn = (photo: PicturePhoto) => (isMap(photo) ? '位置' : '外観')

const isMap = ({ url }: PicturePhoto) => url.startsWith('/media/maps/')

function mapAt(centre: { lat: number; lng: number }): PicturePhoto | null {
  if (!isOnMap(centre)) return null
  const url = staticMapUrl({ centre, zoom: 14, mark: 'pin', size: 'card' })
  return { url, width: width * density, height: height * density }
}
