import { isOnMap, STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import type { PicturePhoto } from '@sumai/ui/picture'

type Building = {
  photos: readonly (PicturePhoto & { type: string; caption: string })[]
  lat: number
  lng: number
}

/** What is seen on it: 外観, リビング, 位置. */
export type BuildingPicture = PicturePhoto & { seen: string }

const { width, height, density } = STATIC_SIZES.card

const DRAWN = ['madori', 'map', 'panorama']

/**
 * How a building looks from outside. Where the list has `shown` that of a building like it, its
 * entrance or one of its rooms; without any of them where it stands.
 */
export function pictureOf(
  { photos, lat, lng }: Building,
  shown: Set<string>,
): BuildingPicture | null {
  const unseen = photos.filter(({ type, url }) => !DRAWN.includes(type) && !shown.has(url))
  const photo = unseen.find(isOf('gaikan')) ?? unseen.find(isOf('entrance')) ?? unseen[0]
  if (!photo) return mapAt({ lat, lng })
  shown.add(photo.url)
  const { url, width, height, caption } = photo
  return { url, width, height, seen: isOf('gaikan')(photo) ? '外観' : caption || '写真' }
}

const isOf = (wanted: string) => (photo: { type: string }) => photo.type === wanted

function mapAt(centre: { lat: number; lng: number }): BuildingPicture | null {
  if (!isOnMap(centre)) return null
  const url = staticMapUrl({ centre, zoom: 14, mark: 'pin', size: 'card' })
  return { url, width: width * density, height: height * density, seen: '位置' }
}
