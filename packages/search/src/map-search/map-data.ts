import type { Place } from '@sumai/basemap/mercator'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { Bounds } from '@sumai/map/map-options'
import { denseBounds, extentOf, pictureOf, placeKey, readBounds, zoomOf } from './view.ts'

type Gathered = Place & { count: number }

/** A building or home; `bukkenNo` is the cheapest there. */
export type MapPlace = Gathered & {
  bukkenNo: string
  priceMin: number
  priceMax: number
  /** To each place that the search names. */
  commute?: readonly { minutes: number | null }[] | undefined
}

/** Where it stands, and whether it has homes of smaller ones nearby, too. */
export type Town = { name: string; isAround: boolean }

type Several = Gathered & {
  priceMedian: number
  /** From afar. */
  town?: Town | undefined
  /** The least minutes to the places that the search names. */
  commuteMin?: number | undefined
}

/** Homes that lie too close together to be told apart. */
export type MapCluster = Several & { bounds: Bounds }

/** All results of a search as a map shows them (GET …/rooms/map). */
type Answer = {
  total: number
  clusters: readonly (Several & { bounds: readonly number[] })[]
  pins: readonly MapPlace[]
}

/** At which the whole region is seen. */
const REGION_ZOOM = 8.5

/** West, south, east, north. */
const boundsOf = ({ bounds }: { bounds: readonly number[] }) => bounds as unknown as Bounds

/** The query of the map for that of the list. */
export const mapQuery = <Query extends object>(query: Query) =>
  Object.fromEntries(
    Object.entries(query).filter(([key]) => !PRESENTATION_KEYS.includes(key)),
  ) as Query

/** What the map of a search shows: where the address says, or where the results are. */
export async function mapData(
  { bounds }: { bounds?: string | undefined },
  ask: (view: { zoom: number; bounds?: Bounds }) => Promise<Answer>,
) {
  if (bounds) {
    const view = readBounds(bounds)
    return shown(await ask({ zoom: zoomOf(view) }), view)
  }
  const region = await ask({ zoom: REGION_ZOOM })
  const extent = extentOf(region.pins, region.clusters.map(boundsOf))
  const zoom = zoomOf(extent)
  // With the bounds: the API cuts what it is asked for into so many cells.
  const all = Math.abs(zoom - REGION_ZOOM) > 0.3 ? await ask({ zoom, bounds: extent }) : region
  const dense = denseBounds(marksOf(all), extent)
  if (dense === extent) return shown(all, extent)
  return shown(await ask({ zoom: zoomOf(dense), bounds: extent }), dense)
}

const marksOf = ({ clusters, pins }: Answer) => [
  ...clusters.map((cluster) => ({ ...cluster, bounds: boundsOf(cluster) })),
  ...pins.map(({ lat, lng, count }) => ({
    ...{ lat, lng, count },
    bounds: [lng, lat, lng, lat] as const,
  })),
]

/** What a map shows of a search. */
export type SearchMap = Awaited<ReturnType<typeof mapData>>

const shown = ({ clusters, pins }: Answer, bounds: Bounds) => ({
  clusters: clusters.map((cluster): MapCluster => ({ ...cluster, bounds: boundsOf(cluster) })),
  pins,
  bounds,
  picture: pictureOf(bounds),
})

/** Where each listing of the page lies, by its number. */
export const placesOf = (rooms: readonly (Place & { bukkenNo: string })[]) =>
  Object.fromEntries(rooms.map((room) => [room.bukkenNo, placeKey(room)]))

export type MapData = SearchMap & {
  places: Readonly<Record<string, string>>
}
