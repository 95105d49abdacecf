import type { Camelized } from '@sumai/api-client'
import type { CityGuide } from '@sumai/api-client/contract/city-guide'
import { worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES, zoomFor } from '@sumai/basemap/static-map'
import { spotOf } from '@sumai/map/frame'

type Guide = Pick<Camelized<CityGuide>, 'outline' | 'stations'>

/** px between the outline and the edge of the picture. */
const MARGIN = 14

const placeOf = ([lng = 0, lat = 0]: readonly number[]) => ({ lat, lng })

/** The picture of a map that holds a municipality, and the outline on it: px about its middle. */
export function townMap({ outline, stations }: Guide) {
  const points = outline.flat().map(placeOf)
  if (points.length === 0) return null
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centre = {
    lat: middle(points.map(({ lat }) => lat)),
    lng: middle(points.map(({ lng }) => lng)),
  }
  const zoomOn = (size: (typeof STATIC_SIZES)['half' | 'small']) =>
    zoomFor((zoom) =>
      points.every((point) => {
        const { x, y } = spotOf(point, centre, zoom, size)
        return x > MARGIN && x < size.width - MARGIN && y > MARGIN && y < size.height - MARGIN
      }),
    )
  const zoom = zoomOn(STATIC_SIZES.half)
  const smallZoom = zoomOn(STATIC_SIZES.small)
  const origin = worldPx(centre, zoom)
  const at = (place: { lat: number; lng: number }) => {
    const { x, y } = worldPx(place, zoom)
    return [Math.round(x - origin.x), Math.round(y - origin.y)] as const
  }
  return {
    centre,
    zoom,
    smallZoom,
    path: outline
      .map((ring) => `M${ring.map((corner) => at(placeOf(corner)).join(' ')).join('L')}Z`)
      .join(''),
    stations: stations.map(at),
  }
}

export type TownMapData = NonNullable<ReturnType<typeof townMap>>
