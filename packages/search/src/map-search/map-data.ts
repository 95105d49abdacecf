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

/** Below which the API gathers homes by their towns, and at which all of them are told apart. */
const TOWNS_BELOW = 10
const TOWNS_ZOOM = 9.9

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
  const towns = await ask({ zoom: TOWNS_ZOOM })
  const region = denseBounds(marksOf(towns, seenOf))
  if (zoomOf(region) < TOWNS_BELOW) return shown(towns, region)
  const extent = extentOf(towns.pins, towns.clusters.map(boundsOf))
  const zoom = zoomOf(extent)
  // With the bounds: the API cuts what it is asked for into so many cells.
  const all = await ask({ zoom, bounds: extent })
  const dense = denseBounds(marksOf(all, boundsOf))
  const near = zoomOf(dense)
  return shown(near === zoom ? all : await ask({ zoom: near, bounds: extent }), dense)
}

type Gathering = Answer['clusters'][number]

const marksOf = ({ clusters, pins }: Answer, areaOf: (cluster: Gathering) => Bounds) => [
  ...clusters.map((cluster) => ({ ...cluster, bounds: areaOf(cluster) })),
  ...pins.map(({ lat, lng, count }) => ({
    ...{ lat, lng, count },
    bounds: [lng, lat, lng, lat] as const,
  })),
]

/** A town is seen as a disc in the middle of its homes: half of the way to the outermost is enough. */
function seenOf({ lat, lng, bounds }: Gathering): Bounds {
  const [west, south, east, north] = boundsOf({ bounds })
  return [(lng + west) / 2, (lat + south) / 2, (lng + east) / 2, (lat + north) / 2]
}

/** What a map shows of a search. */
export type SearchMap = Awaited<ReturnType<typeof mapData>>

const shown = ({ clusters, pins }: Answer, bounds: Bounds) => ({
  clusters: clusters.map((cluster): MapCluster => ({ ...cluster, bounds: boundsOf(cluster) })),
  pins,
  bounds,
  picture: pictureOf(bounds, { hasTowns: clusters.some(({ town }) => town) }),
})

/** Where each listing of the page lies, by its number. */
export const placesOf = (rooms: readonly (Place & { bukkenNo: string })[]) =>
  Object.fromEntries(rooms.map((room) => [room.bukkenNo, placeKey(room)]))

export type MapData = SearchMap & {
  places: Readonly<Record<string, string>>
}
