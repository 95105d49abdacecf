import type { Camelized } from '@sumai/api-client'
import type { Line } from '@sumai/api-client/contract/station'
import type { MapLine, MapPlace } from '@sumai/listings/area-map'

type Around = { places: MapPlace[]; lines: MapLine[] }

/** Number of stations shown on either side of the nearest. */
const STOPS = 2

/** The nearest station of a shop and its lines, for the map; empty when none is near. */
export function stationAround(slug: string | null, lines: readonly Camelized<Line>[]): Around {
  const found = lines.flatMap((line) => {
    const index = line.stations.findIndex((station) => station.slug === slug)
    return index < 0 ? [] : [{ line, index }]
  })
  const station = found[0]?.line.stations[found[0].index]
  if (!station) return { places: [], lines: [] }
  return {
    places: [{ kind: 'station', name: `${station.ekiName}駅`, lat: station.lat, lng: station.lng }],
    lines: found.map(({ line, index }) => ({
      name: line.lineName,
      stations: line.stations
        .slice(Math.max(0, index - STOPS), index + STOPS + 1)
        .map(({ lat, lng }) => ({ lat, lng })),
    })),
  }
}
