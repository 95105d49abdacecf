import { CREDIT } from '@sumai/basemap/credit'
import { isOnMap, staticMapUrl } from '@sumai/basemap/static-map'
import type { Letter } from './letter.ts'

type Spot = { lat: number; lng: number; name: string; href: string }

/** The picture of a place; none where our tiles end. */
export function placeMap(origin: string, { lat, lng, name, href }: Spot): Letter['map'] {
  if (!isOnMap({ lat, lng })) return undefined
  const asked = { centre: { lat, lng }, zoom: 15, size: 'wide', mark: 'pin' } as const
  return {
    picture: `${origin}${staticMapUrl(asked, 'png')}`,
    of: name,
    href,
    credits: CREDIT,
  }
}
